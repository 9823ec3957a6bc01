@NullMarked
package dev.rulewright.kernel.picture;

import org.jspecify.annotations.NullMarked;
