package dev.rulewright.invaders.material;

import dev.rulewright.kernel.Player;
import java.util.Locale;

/// A player.
public enum Seat implements Player {
  INVADER,
  MANKIND;

  /// The other player.
  public Seat other() {
    return this == INVADER ? MANKIND : INVADER;
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
