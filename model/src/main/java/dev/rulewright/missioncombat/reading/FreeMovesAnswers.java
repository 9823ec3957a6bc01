package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Free moves of both kinds together.
public record FreeMovesAnswers(Combine combine) {

  @Unclear(
      id = "A44",
      asks = "May a unit use both the Arterial Road move and the free move of speed in one turn?",
      support = Support.LEANING,
      because = "the two come from different sources and have different names",
      clauses = {"TRAIT-3", "ROAD-2"})
  public enum Combine {
    @Answer(value = "A unit may use both in one turn.", in = "de en fr")
    BOTH,
    @Answer("A unit uses one of the two in a turn.")
    ONE_PER_TURN,
    @Answer("The Arterial Road move uses up the free move of speed, but not the reverse.")
    ROAD_USES_UP_SPEED
  }
}
