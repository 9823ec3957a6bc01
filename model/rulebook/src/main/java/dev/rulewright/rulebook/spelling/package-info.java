/// Slips of the pen: words that stand twice in a row and, if a program is at hand that knows how
/// words are spelt, those that are misspelt.
@NullMarked
package dev.rulewright.rulebook.spelling;

import org.jspecify.annotations.NullMarked;
