@NullMarked
package dev.rulewright.invaders.properties;

import org.jspecify.annotations.NullMarked;
