package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The effect of the Artillery Emplacement.
public record ArtilleryAnswers(Rounding rounding, HalvedSide halvedSide) {

  @Unclear(
      id = "A16",
      asks = "How is half of the damage of an event rounded?",
      support = Support.LEANING,
      because = "half of the printed damage is meant, and no rounding is mentioned",
      clauses = {"EVENT-1", "ARTILLERY-2"})
  public enum Rounding {
    @Answer(value = "Half of the damage is not rounded: 25 of 50.", in = "de en fr")
    EXACT,
    @Answer("Half of the damage is rounded down to tens: 20 of 50.")
    DOWN_TO_TENS,
    @Answer("Half of the damage is rounded up to tens: 30 of 50.")
    UP_TO_TENS,
    @Answer("The full damage is split, and each target takes half of its part, rounded down.")
    HALF_PER_TARGET
  }

  @Unclear(
      id = "L06",
      asks = "Whose events do half damage while the Marines do not control the emplacement?",
      support = Support.DECIDED,
      because =
          "the events of the Marines are named; the French explanation says \"his\" after naming"
              + " the opponent and can mean either player, but its card text names the Marines",
      clauses = {"ARTILLERY-1", "ARTILLERY-2"})
  public enum HalvedSide {
    @Answer(value = "The events of the Marines do half damage.", in = "de en fr")
    MARINES,
    @Answer("The events of the opponent, who controls it, do half damage; the Marines' never do.")
    CONTROLLER
  }
}
