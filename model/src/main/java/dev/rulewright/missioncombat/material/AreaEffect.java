package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.Name;

/// What an area does for the player who controls it; the names are those of the area file.
public enum AreaEffect {
  /// No effect, for boards of one's own.
  NONE,
  /// HQ-1.
  DRAW_ONE_MORE_KEEP_ONE,
  /// ARTILLERY-2.
  HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS,
  /// BUNKER-1.
  DEFENCE_PLUS_10,
  /// ROAD-1.
  FREE_MOVE_INTO_OPPOSING_AREA,
  /// PORTAL-1.
  FREE_STANDARD_UNITS,
  /// PORTAL-2.
  FREE_ELITE_UNITS,
  /// PORTAL-3.
  FREE_COLOSSAL_UNITS,
  /// PORTAL-5.
  FREE_EVENTS;

  /// The effect of the portal at which units of a type are free.
  public static AreaEffect portalFor(UnitType type) {
    return switch (type) {
      case STANDARD -> FREE_STANDARD_UNITS;
      case ELITE -> FREE_ELITE_UNITS;
      case COLOSSAL -> FREE_COLOSSAL_UNITS;
    };
  }

  @Override
  public String toString() {
    return Name.of(name());
  }
}
