/// The text form of positions and moves, tried.
@NullMarked
package dev.rulewright.missioncombat.notation;

import org.jspecify.annotations.NullMarked;
