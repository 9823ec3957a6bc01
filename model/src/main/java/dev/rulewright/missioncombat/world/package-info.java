/// Small worlds of *Mission: Combat!*: a few cards, maybe on a part of the board.
@NullMarked
package dev.rulewright.missioncombat.world;

import org.jspecify.annotations.NullMarked;
