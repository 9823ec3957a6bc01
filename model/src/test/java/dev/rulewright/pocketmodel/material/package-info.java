@NullMarked
package dev.rulewright.pocketmodel.material;

import org.jspecify.annotations.NullMarked;
