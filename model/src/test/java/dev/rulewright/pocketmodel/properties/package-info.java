@NullMarked
package dev.rulewright.pocketmodel.properties;

import org.jspecify.annotations.NullMarked;
