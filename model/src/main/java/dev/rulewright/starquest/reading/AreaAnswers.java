package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Large figures in lines and blasts.
public record AreaAnswers(Large large) {

  @Unclear(
      id = "Q35",
      asks = "How often is a Dreadnought hit that stands on several squares of a line or blast?",
      support = OPEN,
      because = "figures are attacked, not squares, but a blast has two strengths",
      clauses = {"PLASMA-1", "MISSILE-2", "MISSILE-3", "DREAD-1"})
  public enum Large {
    @Answer("Once, with the most points of any of its squares.")
    ONCE_THE_MOST,
    @Answer("Once for each of its squares.")
    PER_SQUARE
  }
}
