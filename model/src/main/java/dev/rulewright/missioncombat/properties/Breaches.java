package dev.rulewright.missioncombat.properties;

import dev.rulewright.missioncombat.reading.Contested.RetreatAtTurnEnd;
import dev.rulewright.missioncombat.reading.Control.OwnCondition;
import dev.rulewright.missioncombat.reading.Control.OwnContested;
import dev.rulewright.missioncombat.reading.PlayUnit.MixedOwnArea;
import dev.rulewright.missioncombat.reading.Road.IsMoveAction;
import java.util.stream.Stream;

/// Answers that break several properties at once.
final class Breaches {

  /// Units of both players may stand together although none of them is a guest.
  static final Breach[] ENEMIES_STAY_TOGETHER = {
    Breach.of(
        "a unit stays among enemies where the Arterial Road move has taken it", IsMoveAction.NO),
    Breach.of("a guest stays among enemies when its turn ends", RetreatAtTurnEnd.NO),
    Breach.of(
        "a unit is played among enemies into an own area, which is controlled for good",
        MixedOwnArea.LEGAL,
        OwnCondition.ALWAYS),
    Breach.of(
        "a unit is played among enemies into an own area where another own unit stands",
        MixedOwnArea.LEGAL,
        OwnContested.OWNER_WHEN_PRESENT)
  };

  /// An oversized unit stays on a building where the Arterial Road move has taken it.
  static final Breach OVERSIZED_STAYS_AFTER_ROAD_MOVE =
      Breach.of(
          "an oversized unit stays on a building where the Arterial Road move has taken it",
          IsMoveAction.NO);

  private Breaches() {}

  /// Some breaches and others.
  static Breach[] and(Breach[] some, Breach... others) {
    return Stream.of(some, others).flatMap(Stream::of).toArray(Breach[]::new);
  }
}
