package dev.rulewright.airsoftsquads;

import dev.rulewright.kernel.Player;

/// A player.
public enum Seat implements Player {
  /// The one who has the first TURN.
  RED,
  BLUE;

  /// The opponent.
  public Seat other() {
    return this == RED ? BLUE : RED;
  }

  @Override
  public String toString() {
    return id();
  }
}
