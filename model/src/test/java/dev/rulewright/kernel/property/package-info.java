@NullMarked
package dev.rulewright.kernel.property;

import org.jspecify.annotations.NullMarked;
