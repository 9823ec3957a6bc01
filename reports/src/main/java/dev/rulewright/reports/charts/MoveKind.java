package dev.rulewright.reports.charts;

import dev.rulewright.simulator.missioncombat.MissionCounting.Counted;
import java.util.List;
import java.util.Locale;

/// A kind of moves that a table of games counts.
///
/// @param column the heading of the column without the player in front, such as `attacks` for
///   `marines_attacks`
/// @param name the name in charts, such as `Attack`
public record MoveKind(String column, String name) {

  /// The kinds of moves in *Mission: Combat!*.
  public static final List<MoveKind> MISSION_COMBAT =
      List.of(
          of(Counted.DRAWS, "Draw"),
          of(Counted.UNITS_PLAYED, "Play a unit"),
          of(Counted.EVENTS_PLAYED, "Play an event"),
          of(Counted.MOVES_BY_AP, "Move, 1 AP"),
          of(Counted.MOVES_BY_SPEED, "Move by Speed"),
          of(Counted.MOVES_BY_ARTERIAL_ROAD, "Move by Arterial Road"),
          of(Counted.ATTACKS, "Attack"));

  private static MoveKind of(Counted counted, String name) {
    return new MoveKind(counted.name().toLowerCase(Locale.ROOT), name);
  }
}
