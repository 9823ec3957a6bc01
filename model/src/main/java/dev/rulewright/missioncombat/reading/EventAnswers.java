package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Playing events.
public record EventAnswers(
    NoEffectPlay noEffectPlay, TargetSide targetSide, NoUnitToRemove noUnitToRemove) {

  @Unclear(
      id = "A15",
      asks = "May an event be played that has no effect?",
      support = Support.LEANING,
      because =
          "the damage of an event is an upper limit, which includes none at all, whatever A47 says"
              + " of attacks",
      clauses = {"PLAY-6", "EVENT-1", "EVENT-2", "EVENT-3"})
  public enum NoEffectPlay {
    @Answer(
        value = "An event may be played without any target; it is discarded and does nothing.",
        in = "de en fr")
    LEGAL,
    @Answer("An event is played only if it has a target.")
    ILLEGAL
  }

  @Unclear(
      id = "L11",
      asks = "Whose units can the damage of an event hit?",
      support = Support.DECIDED,
      because = "each of the three events names opposing units",
      clauses = {"EVENT-1", "EVENT-2", "EVENT-3"})
  public enum TargetSide {
    @Answer(value = "An event does its damage to opposing units only.", in = "de en")
    OPPOSING,
    @Answer(
        value =
            "An event does its damage to units of either side; nobody has to hit units of their"
                + " own.",
        in = "fr")
    ANY
  }

  @Unclear(
      id = "M6",
      asks = "May Trap Portal be played while the opponent has no unit on the board?",
      support = Support.MOOT,
      because =
          "one unit is to be removed, and none at all is not one; moot as long as an opponent"
              + " without units has lost",
      clauses = {"WIN-1", "PLAY-6", "EVENT-4"})
  public enum NoUnitToRemove {
    @Answer("Without a unit to remove Trap Portal is not played.")
    ILLEGAL,
    @Answer("Without a unit to remove Trap Portal is played, discarded, and does nothing.")
    LEGAL
  }
}
