@NullMarked
package dev.rulewright.invaders.notation;

import org.jspecify.annotations.NullMarked;
