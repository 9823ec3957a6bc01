/// Words that are misspelt, if a program is at hand that knows how words are spelt.
@NullMarked
package dev.rulewright.rulebook.spelling;

import org.jspecify.annotations.NullMarked;
