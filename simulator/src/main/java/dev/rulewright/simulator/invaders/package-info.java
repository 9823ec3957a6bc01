/// What the simulator knows of *Invaders*, found as a kit.
@NullMarked
package dev.rulewright.simulator.invaders;

import org.jspecify.annotations.NullMarked;
