/// What can be set in *Mission: Combat!* for an experiment: the numbers of the rulebook, the values
/// of the cards, which areas are adjacent, the reading, who plays, and what is left out of play.
@NullMarked
package dev.rulewright.simulator.missioncombat.kit;

import org.jspecify.annotations.NullMarked;
