package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_HALF;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// The effect of the Artillery Emplacement.
public record Artillery(Rounding rounding) {

  @Unclear(
      id = "A16",
      asks = "How is half of the damage of an event rounded?",
      support = LEANING,
      because = "half of the printed damage is meant, and no rounding is mentioned",
      clauses = {HELLFIRE, ARTILLERY_HALF})
  public enum Rounding {
    @Answer(
        value = "Half of the damage is not rounded: 25 of 50.",
        in = {DE, EN, FR})
    EXACT,
    @Answer("Half of the damage is rounded down to tens: 20 of 50.")
    DOWN_TO_TENS,
    @Answer("Half of the damage is rounded up to tens: 30 of 50.")
    UP_TO_TENS,
    @Answer(
        value = "The full damage is split, and each target takes half of its part.",
        playable = false)
    HALF_PER_TARGET
  }
}
