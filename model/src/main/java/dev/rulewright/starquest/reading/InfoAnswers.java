package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// What players know.
public record InfoAnswers(Lists lists) {

  @Unclear(
      id = "Q32",
      asks = "Do marine players know the lists of blips and tokens of the mission?",
      support = OPEN,
      because =
          "the lists are in the manual of the alien player, but data that everybody has in hand are"
              + " hardly secret",
      clauses = {"SETUP-4", "SETUP-5"},
      unplayed =
          @Unplayed(
              answer = "secret",
              value = "Marine players know only how many there are.",
              because = "what players believe about unknown lists is not modelled"))
  public enum Lists {
    @Answer("Marine players know the lists.")
    KNOWN
  }
}
