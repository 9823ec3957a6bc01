package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.missioncombat.reading.ContestedAnswers.RetreatAtTurnEnd;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnCondition;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.PlayUnitAnswers.MixedOwnArea;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.RoadAnswers.IsMoveAction;

/// Units of both players in one area, none of them a guest, which the standard reading does not
/// know.
public final class Together {

  private Together() {}

  /// Whether a reading lets units of both players stand together without one of them being a guest.
  public static boolean isPossible(Reading reading) {
    return reading.road().isMoveAction() == IsMoveAction.NO
        || reading.contested().retreatAtTurnEnd() == RetreatAtTurnEnd.NO
        || byPlaying(reading);
  }

  /// Whether a player may play a unit into an own area where an enemy stands, which takes both: the
  /// leave to play it there, and control of such an area.
  private static boolean byPlaying(Reading reading) {
    return reading.playUnit().mixedOwnArea() == MixedOwnArea.LEGAL
        && (reading.control().ownContested() == OwnContested.OWNER_WHEN_PRESENT
            || reading.control().ownCondition() == OwnCondition.ALWAYS);
  }
}
