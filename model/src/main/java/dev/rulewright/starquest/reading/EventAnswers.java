package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Event cards.
public record EventAnswers(Cards cards) {

  @Unclear(
      id = "Q40",
      asks = "What do the event cards do?",
      support = OPEN,
      because = "their texts are lost",
      clauses = {"ALIEN-1"},
      unplayed =
          @Unplayed(
              answer = "assumed-cards",
              value = "They are the assumed cards of the data.",
              because =
                  "each effect would be a decision of its own, about a text that nobody knows"))
  public enum Cards {
    @Answer("They count the turns, and one of them announces the second goal.")
    COUNTER_AND_SECONDARY
  }
}
