/// Slips of the pen: words that stand twice in a row, and words that are misspelt: by a program
/// that knows how words are spelt, if one is at hand, or else by slips of the fingers.
@NullMarked
package dev.rulewright.rulebook.spelling;

import org.jspecify.annotations.NullMarked;
