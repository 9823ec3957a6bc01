package dev.rulewright.missioncombat.reading;

import static dev.rulewright.missioncombat.MissionClause.ENTER_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.ENTER_STAYS_WHEN_CLEAR;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_SEVERAL_TIMES;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_GOES_BACK;

/// Moving from area to area, and going back.
public record Move(
    RetreatDestination retreatDestination,
    AfterClear afterClear,
    ThroughEnemyControl throughEnemyControl) {

  @Unclear(
      id = "A29",
      asks = "Where does a unit go back to that has moved several times in a turn?",
      because = "Leaning: the clause speaks of the one move into the area",
      clauses = {ENTER_GOES_BACK, OVERSIZED_GOES_BACK})
  public enum RetreatDestination {
    @Answer("The unit goes back to the area that it left with its last move.")
    BEFORE_LAST_MOVE,
    @Answer(value = "The unit goes back to the area where it began the turn.", playable = false)
    TURN_START
  }

  @Unclear(
      id = "A30",
      asks = "May a unit move on in the same turn after it has cleared an area?",
      because = "Leaning: a unit may move several times, and no exception is made",
      clauses = {MOVE_SEVERAL_TIMES, ENTER_STAYS_WHEN_CLEAR})
  public enum AfterClear {
    @Answer("A unit that has cleared an area may move on.")
    MAY_MOVE_ON,
    @Answer(
        value = "A unit that has cleared an area stays there until the end of the turn.",
        playable = false)
    STAYS
  }

  @Unclear(
      id = "A54",
      asks = "May a unit move on through an empty area that the opponent controls?",
      because = "Decided: only enemy units bar the way",
      clauses = {MOVE_NOT_THROUGH_ENEMIES})
  public enum ThroughEnemyControl {
    @Answer("Only enemy units bar the way; each area entered is controlled at once.")
    ALLOWED,
    @Answer(
        value = "A unit that enters an area controlled by the opponent moves no further that turn.",
        playable = false)
    BLOCKED
  }
}
