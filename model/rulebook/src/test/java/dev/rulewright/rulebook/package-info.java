@NullMarked
package dev.rulewright.rulebook;

import org.jspecify.annotations.NullMarked;
