@NullMarked
package dev.rulewright.kernel.notation;

import org.jspecify.annotations.NullMarked;
