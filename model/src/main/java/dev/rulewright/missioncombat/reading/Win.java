package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.missioncombat.MissionClause.LAST_UNIT_REMOVED;
import static dev.rulewright.missioncombat.MissionClause.NO_HAND_AT_START;
import static dev.rulewright.missioncombat.MissionClause.TRAP_PORTAL;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// Victory.
public record Win(BoardOnly boardOnly) {

  @Unclear(
      id = "A51",
      asks = "Is a player beaten who has no unit on the board but units in hand?",
      support = DECIDED,
      because = "the board alone counts, and any removal from it",
      clauses = {NO_HAND_AT_START, LAST_UNIT_REMOVED, TRAP_PORTAL})
  public enum BoardOnly {
    @Answer(
        value = "A player without units on the board is beaten at once.",
        in = {DE, EN, FR})
    YES,
    @Answer(value = "A player is beaten without units on the board and in hand.", playable = false)
    HAND_COUNTS,
    @Answer(
        value = "A player is beaten when the last unit on the board is destroyed, not removed.",
        playable = false)
    DESTRUCTION_ONLY
  }
}
