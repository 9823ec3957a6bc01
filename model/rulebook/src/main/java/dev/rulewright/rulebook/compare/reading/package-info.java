/// What an edition says: from the units of a row to a `Passage`, the answers that its words give to
/// the questions of `Slot`, and where these words stand.
@NullMarked
package dev.rulewright.rulebook.compare.reading;

import org.jspecify.annotations.NullMarked;
