package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.FOUR_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;

/// What a unit may do.
public record UnitAnswers(ActsWhenPlayed actsWhenPlayed) {

  @Unclear(
      id = "A53",
      asks = "May a unit act in the turn in which it is played?",
      support = LEANING,
      because = "no clause holds it back",
      clauses = {FOUR_ACTIONS, PLAY_UNIT_IN_OWN_AREA})
  public enum ActsWhenPlayed {
    @Answer("A unit may move and attack in the turn in which it is played.")
    YES,
    @Answer("A unit moves and attacks only from its player's next turn on.")
    NO
  }
}
