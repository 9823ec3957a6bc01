/// What the simulator knows of *StarQuest*: how good a position looks, what blips may be, what is
/// counted, what can be set and what a player can do without.
@NullMarked
package dev.rulewright.simulator.starquest;

import org.jspecify.annotations.NullMarked;
