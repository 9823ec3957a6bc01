package dev.rulewright.airsoftsquads;

import dev.rulewright.kernel.Player;
import java.util.Locale;

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
  public int seat() {
    return ordinal();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return id();
  }
}
