package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Victory.
public record WinAnswers(Tie tie) {

  @Unclear(
      id = "Q59",
      asks = "Who wins if totals are equal?",
      support = OPEN,
      because = "nothing is said",
      clauses = {"WIN-2"})
  public enum Tie {
    @Answer("Those with the highest total win together.")
    SHARED,
    @Answer("The alien player, if among them.")
    ALIEN_WINS,
    @Answer("Nobody.")
    NOBODY
  }
}
