/// What the simulator knows of *PocketModel*, found as a kit.
@NullMarked
package dev.rulewright.simulator.pocketmodel;

import org.jspecify.annotations.NullMarked;
