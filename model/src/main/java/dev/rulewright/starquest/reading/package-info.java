/// The answers to the questions that the rulebook leaves open, as data, a record for each word that
/// their names begin with; see `kernel.reading`. Answers that would take more than a few lines of
/// rules stand beside their question with the reason
/// ([Unplayed][dev.rulewright.kernel.reading.Unplayed]).
@NullMarked
package dev.rulewright.starquest.reading;

import org.jspecify.annotations.NullMarked;
