package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Seat;

/// Whose turn it is, and how far play has come.
///
/// @param mover the player on the move
/// @param turn number of the turn, both players' counted; 0 before the first
/// @param marker where the plot marker is
/// @param drained whether the Invader has drained Mankind this turn
public record Clock(Seat mover, int turn, int marker, boolean drained) {

  Clock withDrained() {
    return drained ? this : new Clock(mover, turn, marker, true);
  }
}
