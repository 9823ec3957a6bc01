package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Player;

/// Says how good a position is for a player.
public interface Evaluation<P> {

  /// The value of a position; higher is better for the player. Positions that wait for a decision,
  /// for chance, or for nobody are all valued.
  ///
  /// @param seen the position as the player may know it
  double value(P seen, Player player);

  /// Whether a position can be valued as it is. One that cannot, because the player is in the
  /// middle of something, is worth what it is worth after the best next move.
  default boolean settled(P seen) {
    return true;
  }
}
