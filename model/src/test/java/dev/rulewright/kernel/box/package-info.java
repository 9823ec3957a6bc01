@NullMarked
package dev.rulewright.kernel.box;

import org.jspecify.annotations.NullMarked;
