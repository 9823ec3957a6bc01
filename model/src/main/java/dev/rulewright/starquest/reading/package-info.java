/// The answers to the questions that the rulebook leaves open, as far as rules ask for them, a
/// record for each word that their names begin with; see `kernel.reading`. Answers that would take
/// more than a few lines of rules are rows of `answers.csv` alone, with the reason.
@NullMarked
package dev.rulewright.starquest.reading;

import org.jspecify.annotations.NullMarked;
