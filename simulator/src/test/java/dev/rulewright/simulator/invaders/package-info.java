@NullMarked
package dev.rulewright.simulator.invaders;

import org.jspecify.annotations.NullMarked;
