package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Points for losses.
public record ScoreAnswers(FriendlyKill friendlyKill, BelowZero belowZero) {

  @Unclear(
      id = "Q42",
      asks = "Does the alien player gain points for a marine who falls to marines?",
      support = LEANING,
      because = "points are for those whom the alien player eliminates",
      clauses = {"LOSS-1", "LOSS-2"})
  public enum FriendlyKill {
    @Answer(value = "Only its team loses points.", in = IT)
    OWNER_LOSES,
    @Answer("The alien player gains them as for any other.")
    ALIEN_GAINS
  }

  @Unclear(
      id = "Q43",
      asks = "May the points of a team fall below zero?",
      support = OPEN,
      because = "the marker of the scanner is lowered, how far it goes is not said",
      clauses = {"LOSS-2", "WIN-1"})
  public enum BelowZero {
    @Answer("They may.")
    ALLOWED,
    @Answer("At zero nothing more is lost.")
    FLOOR_ZERO
  }
}
