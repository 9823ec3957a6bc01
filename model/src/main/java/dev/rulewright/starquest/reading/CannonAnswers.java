package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// The assault cannon.
public record CannonAnswers(Split split, Lines lines) {

  @Unclear(
      id = "Q29",
      asks = "How are the points of an assault cannon dealt out?",
      support = LEANING,
      because = "targets that come into sight as others fall can take what is left",
      clauses = {"CANNON-1", "CANNON-2"},
      unplayed =
          @Unplayed(
              answer = "announced",
              value = "All targets are named before anything falls.",
              because = "targets that come into sight later could take nothing, against the text"))
  public enum Split {
    @Answer(value = "One target after another, each at most once.", in = IT)
    ONE_BY_ONE_ONCE_EACH,
    @Answer("One target after another, the same one again if wanted.")
    REPEATED
  }

  @Unclear(
      id = "Q30",
      asks = "Must the targets stand in a row or a column with the cannon?",
      support = DECIDED,
      because =
          "any target in sight will do, and the first example fires at one that is in no line",
      clauses = {"CANNON-1"})
  public enum Lines {
    @Answer(value = "Any target in sight.", in = IT)
    ANY_VISIBLE,
    @Answer("Only targets in its row or its column.")
    ORTHOGONAL
  }
}
