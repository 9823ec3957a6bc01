package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The free move of speed.
public record SpeedAnswers(Scope scope) {

  @Unclear(
      id = "A45",
      asks = "Is the free move of speed had once per unit or once per player?",
      support = Support.LEANING,
      because = "the trait gives the move to the unit",
      clauses = {"TRAIT-2", "TRAIT-3"})
  public enum Scope {
    @Answer(value = "Each unit with speed has a free move in each own turn.", in = "de en fr")
    PER_UNIT,
    @Answer("The player has one free move in a turn, with one of the units with speed.")
    PER_PLAYER
  }
}
