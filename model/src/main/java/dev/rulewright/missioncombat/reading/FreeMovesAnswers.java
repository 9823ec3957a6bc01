package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// Free moves of both kinds together.
public record FreeMovesAnswers(Combine combine) {

  @Unclear(
      id = "A44",
      asks = "May a unit use both the Arterial Road move and the free move of speed in one turn?",
      support = LEANING,
      because = "the two come from different sources and have different names",
      clauses = {SPEED_ONCE, ROAD_ONCE})
  public enum Combine {
    @Answer(
        value = "A unit may use both in one turn.",
        in = {DE, EN, FR})
    BOTH,
    @Answer("A unit uses one of the two in a turn.")
    ONE_PER_TURN,
    @Answer("The Arterial Road move uses up the free move of speed, but not the reverse.")
    ROAD_USES_UP_SPEED
  }
}
