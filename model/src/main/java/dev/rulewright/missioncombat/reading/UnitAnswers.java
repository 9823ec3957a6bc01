package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The actions of a unit.
public record UnitAnswers(ActsWhenPlayed actsWhenPlayed) {

  @Unclear(
      id = "A53",
      asks = "May a unit act in the turn in which it is played?",
      support = Support.LEANING,
      because = "no clause holds it back",
      clauses = {"TURN-2", "PLAY-2"})
  public enum ActsWhenPlayed {
    @Answer("A unit may move and attack in the turn in which it is played.")
    YES,
    @Answer("A unit moves and attacks only from its player's next turn on.")
    NO
  }
}
