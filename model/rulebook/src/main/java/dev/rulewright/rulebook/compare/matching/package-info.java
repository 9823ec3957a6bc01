/// What belongs together: rows that fill each other, words that stand for each other, and the clues
/// that are left, each something that some editions say and others do not.
@NullMarked
package dev.rulewright.rulebook.compare.matching;

import org.jspecify.annotations.NullMarked;
