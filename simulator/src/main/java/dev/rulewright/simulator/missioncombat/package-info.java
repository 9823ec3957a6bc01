/// What is particular to *Mission: Combat!*: what is counted in a game, and how a position is
/// valued.
@NullMarked
package dev.rulewright.simulator.missioncombat;

import org.jspecify.annotations.NullMarked;
