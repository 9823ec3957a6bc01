@NullMarked
package dev.rulewright.rulebook.spelling;

import org.jspecify.annotations.NullMarked;
