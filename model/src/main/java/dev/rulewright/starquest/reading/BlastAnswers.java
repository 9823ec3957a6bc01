package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Blasts and lines past a corner.
public record BlastAnswers(Corner corner) {

  @Unclear(
      id = "Q62",
      asks = "Do blasts and plasma lines pass the end of a wall diagonally?",
      support = DECIDED,
      because = "the picture of the missile shows it",
      clauses = {"PLASMA-4", "MISSILE-4", "EX-3", "FIG-1"})
  public enum Corner {
    @Answer("They pass if one of the two ways around the corner is free.")
    ONE_WAY_OPEN,
    @Answer("They pass if both ways around the corner are free.")
    BOTH_WAYS_OPEN
  }
}
