package dev.rulewright.missioncombat.reading;

import static dev.rulewright.missioncombat.MissionClause.LAST_UNIT_REMOVED;
import static dev.rulewright.missioncombat.MissionClause.NO_HAND_AT_START;
import static dev.rulewright.missioncombat.MissionClause.TRAP_PORTAL;

/// Victory.
public record Win(BoardOnly boardOnly) {

  @Unclear(
      id = "A51",
      asks = "Is a player beaten who has no unit on the board but units in hand?",
      because = "Decided: the board alone counts, and any removal from it",
      clauses = {NO_HAND_AT_START, LAST_UNIT_REMOVED, TRAP_PORTAL})
  public enum BoardOnly {
    @Answer("A player without units on the board is beaten at once.")
    YES,
    @Answer(value = "A player is beaten without units on the board and in hand.", playable = false)
    HAND_COUNTS,
    @Answer(
        value = "A player is beaten when the last unit on the board is destroyed, not removed.",
        playable = false)
    DESTRUCTION_ONLY
  }
}
