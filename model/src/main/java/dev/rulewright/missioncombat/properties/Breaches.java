package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ContestedAnswers.RetreatAtTurnEnd;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnCondition;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.PlayUnitAnswers.MixedOwnArea;
import dev.rulewright.missioncombat.reading.PortalAnswers.OversizedBuilding;
import dev.rulewright.missioncombat.reading.RoadAnswers.IsMoveAction;
import java.util.stream.Stream;

/// Answers that break several properties at once.
final class Breaches {

  /// A unit is played into an area with enemy units.
  static final Breach[] PLAYED_AMONG_ENEMIES = {
    Breach.of(
        "a unit is played among enemies into an own area, which is controlled for good",
        MixedOwnArea.LEGAL,
        OwnCondition.ALWAYS),
    Breach.of(
        "a unit is played for no AP into an own area where a guest stands beside enemies",
        MixedOwnArea.LEGAL,
        OwnContested.OWNER_WHEN_PRESENT,
        FreeActionCounts.NO),
    Breach.of(
        "a unit is played into an own area where enemies have stayed",
        MixedOwnArea.LEGAL,
        RetreatAtTurnEnd.NO),
    Breach.of(
        "a unit is played into an own area where enemies have stayed",
        MixedOwnArea.LEGAL,
        IsMoveAction.NO)
  };

  /// Units of both players may stand together although none of them is a guest.
  static final Breach[] ENEMIES_STAY_TOGETHER =
      and(
          new Breach[] {
            Breach.of(
                "a unit stays among enemies where the Arterial Road move has taken it",
                IsMoveAction.NO),
            Breach.of("a guest stays among enemies when its turn ends", RetreatAtTurnEnd.NO)
          },
          PLAYED_AMONG_ENEMIES);

  private Breaches() {}

  /// What happens where enemies stay together, if some answers are given as well.
  static Breach[] together(String how, Enum<?>... answers) {
    return Stream.of(ENEMIES_STAY_TOGETHER)
        .map(breach -> breach.and(how, answers))
        .toArray(Breach[]::new);
  }

  /// An oversized unit may stay on a building although it is no guest.
  static Breach[] oversizedStays() {
    return new Breach[] {
      Breach.of(
          "an oversized unit stays on a building where the Arterial Road move has taken it",
          IsMoveAction.NO),
      Breach.of("an oversized unit is played at a portal on a building", OversizedBuilding.LEGAL)
    };
  }

  /// Some breaches and others.
  static Breach[] and(Breach[] some, Breach... others) {
    return Stream.of(some, others).flatMap(Stream::of).toArray(Breach[]::new);
  }
}
