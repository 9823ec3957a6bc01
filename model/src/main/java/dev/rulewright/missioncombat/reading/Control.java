package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_HALF;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_OPPOSING_AREA;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_PERSISTS;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// Who controls an area, and from when.
public record Control(Update update, EmptyOpposing emptyOpposing) {

  @Unclear(
      id = "A18",
      asks = "When does control of an area change?",
      support = DECIDED,
      because = "control is stated as a condition that holds or does not hold at any time",
      clauses = {CONTROL_OWN_AREA, CONTROL_OPPOSING_AREA, ARTILLERY_HALF})
  public enum Update {
    @Answer(
        value = "Control changes at once.",
        in = {DE, EN, FR})
    AT_ONCE,
    @Answer(value = "Control changes at the end of the turn.", playable = false)
    AT_TURN_END
  }

  @Unclear(
      id = "A50",
      asks = "Who controls an area that the units of the other faction have left empty?",
      support = DECIDED,
      because =
          "an empty area is controlled by the player whose own area it is; the last controller"
              + " matters only where units of both players stand",
      clauses = {CONTROL_OWN_AREA, CONTROL_OPPOSING_AREA, CONTROL_PERSISTS})
  public enum EmptyOpposing {
    @Answer(
        value = "An empty area is controlled by the player whose own area it is.",
        in = {DE, EN, FR})
    OWNER,
    @Answer(
        value = "An empty area is controlled by the player whose units left it last.",
        playable = false)
    LAST_CONTROLLER
  }
}
