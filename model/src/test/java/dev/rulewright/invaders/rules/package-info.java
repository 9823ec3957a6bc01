@NullMarked
package dev.rulewright.invaders.rules;

import org.jspecify.annotations.NullMarked;
