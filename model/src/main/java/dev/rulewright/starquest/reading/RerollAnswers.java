package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.MOOT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Rolling again.
public record RerollAnswers(When when) {

  @Unclear(
      id = "Q63",
      asks = "Which throws may be repeated, and when?",
      support = MOOT,
      because = "no card is in play",
      clauses = {"REROLL-1"},
      unplayed =
          @Unplayed(
              answer = "any-throw",
              value = "Any throw.",
              because = "no card is in play that would allow it"))
  public enum When {
    @Answer("An own throw, once, before it takes effect.")
    OWN_THROW_BEFORE_EFFECT_ONCE
  }
}
