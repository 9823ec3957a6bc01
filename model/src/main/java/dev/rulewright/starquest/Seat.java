package dev.rulewright.starquest;

import dev.rulewright.kernel.Player;

/// A player: the alien player, or a marine player with a team. With fewer than three teams the last
/// ones do not play.
public enum Seat implements Player {
  ALIEN,
  TEAM_1,
  TEAM_2,
  TEAM_3;

  private static final Seat[] ALL = values();

  /// The seat of a number.
  public static Seat of(int number) {
    return ALL[number];
  }

  @Override
  public String toString() {
    return id();
  }
}
