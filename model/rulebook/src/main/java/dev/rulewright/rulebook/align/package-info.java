/// Which units of two editions say the same: dynamic programming over what they have in common.
@NullMarked
package dev.rulewright.rulebook.align;

import org.jspecify.annotations.NullMarked;
