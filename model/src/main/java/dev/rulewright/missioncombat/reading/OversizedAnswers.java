package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// An oversized unit in a building.
public record OversizedAnswers(
    EnterWithoutTarget enterWithoutTarget,
    ReturnTiming returnTiming,
    TemporaryControl temporaryControl) {

  @Unclear(
      id = "A31",
      asks = "May an oversized unit enter a building if it could attack nobody from there?",
      support = Support.OPEN,
      because = "the only purpose that lets it enter is to attack from there",
      clauses = {"MOVE-8"})
  public enum EnterWithoutTarget {
    @Answer("An oversized unit enters a building only if it could attack somebody from there.")
    ILLEGAL,
    @Answer("It enters even without a target and goes back before any other action.")
    GOES_BACK_BEFORE_ACTION,
    @Answer(
        value = "It enters even without a target and stays until the end of the turn.",
        in = "en fr")
    STAYS_UNTIL_TURN_END
  }

  @Unclear(
      id = "A32",
      asks = "May an oversized unit attack more than once while it is in a building?",
      support = Support.OPEN,
      because =
          "the clause about the action allows several attacks, the clause about the trait ends"
              + " the stay with an attack; the former is the more specific",
      clauses = {"MOVE-8", "MOVE-9", "TRAIT-1"})
  public enum ReturnTiming {
    @Answer(
        value = "An oversized unit attacks from a building as often as AP allow, then goes back.",
        in = "de en")
    AFTER_ATTACKS,
    @Answer(value = "An oversized unit attacks from a building once, then goes back.", in = "fr")
    AFTER_ONE_ATTACK,
    @Answer(
        "An oversized unit attacks from a building as often as AP allow and goes back at the end"
            + " of the turn at the latest, not before.")
    AT_TURN_END
  }

  @Unclear(
      id = "A33",
      asks = "Does an oversized unit control the building that it has cleared?",
      support = Support.LEANING,
      because =
          "the condition for control holds until the unit goes back, though it must do so"
              + " before control can be put to use",
      clauses = {"MOVE-9", "CONTROL-4"})
  public enum TemporaryControl {
    @Answer(
        value = "An oversized unit controls the building that it has cleared until it goes back.",
        in = "de en fr")
    YES,
    @Answer("An oversized unit that must go back controls no building meanwhile.")
    NO
  }
}
