package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Name;

/// A mark that tells a unit apart from another of the same card, besides area and damage. It is set
/// only under the answers that ask for it; the first two are set under every reading.
public enum Mark {
  /// Its Arterial Road move of this turn is used up (ROAD-2).
  ROAD_USED,
  /// Its free move of speed of this turn is used up (TRAIT-3).
  SPEED_USED,
  /// It was the last to leave the Arterial Road by its move, whose effect it keeps
  /// (`road.last-unit-exception`).
  KEEPS_ROAD,
  /// It came into play this turn (`road.same-turn-arrival`, `unit.acts-when-played`).
  JUST_PLAYED,
  /// It entered an area with enemy units this turn (`contested.reentry`).
  HAS_ENTERED,
  /// It cleared an area this turn and stays there (`move.after-clear`).
  HAS_CLEARED,
  /// It entered an area that the opponent controlled, where its way ends this turn
  /// (`move.through-enemy-control`).
  STOPPED,
  /// It is a guest, which units of the same card beside it are not, where units of both players may
  /// stay together (`road.is-move-action`).
  GUEST;

  /// The bit of the mark in a set of marks.
  public int bit() {
    return 1 << ordinal();
  }

  /// Whether the mark is still there in the next turn.
  boolean lasts() {
    return switch (this) {
      case ROAD_USED, SPEED_USED, JUST_PLAYED, HAS_ENTERED, HAS_CLEARED, STOPPED, GUEST -> false;
      case KEEPS_ROAD -> true;
    };
  }

  /// The mark in notation, such as `road-used`.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
