package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Figures that can be put on the board.
public record SupplyAnswers(Returns returns) {

  @Unclear(
      id = "Q21",
      asks = "Can the figure of an eliminated alien be used again?",
      support = LEANING,
      because = "a figure off the board is available",
      clauses = {"BLIP-7", "HIT-4", "REINF-4"},
      unplayed =
          @Unplayed(
              answer = "no",
              value = "Eliminated figures stay out.",
              because = "a position does not count the figures that have fallen"))
  public enum Returns {
    @Answer("Eliminated figures return to the supply.")
    YES
  }
}
