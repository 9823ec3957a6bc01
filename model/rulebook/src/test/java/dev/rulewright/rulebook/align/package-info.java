@NullMarked
package dev.rulewright.rulebook.align;

import org.jspecify.annotations.NullMarked;
