package dev.rulewright.invaders.material;

import dev.rulewright.kernel.Player;

/// A player.
public enum Seat implements Player {
  INVADER,
  MANKIND;

  /// The other player.
  public Seat other() {
    return this == INVADER ? MANKIND : INVADER;
  }

  @Override
  public String toString() {
    return id();
  }
}
