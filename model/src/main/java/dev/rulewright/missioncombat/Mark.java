package dev.rulewright.missioncombat;

import java.util.Locale;

/// What tells a unit apart from another of the same card, besides area and damage. A mark is set
/// only under the answers that ask for it; the first two are set under every reading.
public enum Mark {
  /// Its Arterial Road move of this turn is used up (ROAD-2).
  ROAD_USED,
  /// Its free move of speed of this turn is used up (TRAIT-3).
  SPEED_USED;

  /// The bit of the mark in a set of marks.
  public int bit() {
    return 1 << ordinal();
  }

  /// Whether the mark is still there in the next turn.
  boolean lasts() {
    return switch (this) {
      case ROAD_USED, SPEED_USED -> false;
    };
  }

  /// The mark in notation, such as `road-used`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
