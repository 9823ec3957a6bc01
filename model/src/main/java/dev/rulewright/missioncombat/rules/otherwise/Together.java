package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.reading.Reading;

/// Units of both players in one area, none of them a guest, which the standard reading does not
/// know.
public final class Together {

  private Together() {}

  /// Whether a reading lets units of both players stand together without one of them being a guest.
  public static boolean isPossible(Reading reading) {
    return reading.says("road.is-move-action=no")
        || reading.says("contested.retreat-at-turn-end=no")
        || byPlaying(reading);
  }

  /// Whether a player may play a unit into an own area where an enemy stands, which takes both: the
  /// leave to play it there, and control of such an area.
  private static boolean byPlaying(Reading reading) {
    return reading.says("play-unit.mixed-own-area=legal")
        && (reading.says("control.own-contested=owner-when-present")
            || reading.says("control.own-condition=always"));
  }
}
