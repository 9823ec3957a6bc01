package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.Player;
import java.util.Locale;

/// A faction, and the player who leads it.
public enum Faction implements Player {
  MARINES,
  PORTALISTS;

  private final String id = name().toLowerCase(Locale.ROOT);

  /// The other faction.
  public Faction opponent() {
    return this == MARINES ? PORTALISTS : MARINES;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String toString() {
    return id();
  }
}
