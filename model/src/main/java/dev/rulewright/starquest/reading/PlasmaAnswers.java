package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The plasma gun.
public record PlasmaAnswers(Target target) {

  @Unclear(
      id = "Q31",
      asks = "Must an alien stand in the line?",
      support = DECIDED,
      because = "three directions are open in the second example, one of them without an alien",
      clauses = {"PLASMA-1", "EX-2"})
  public enum Target {
    @Answer(value = "A line without an alien may be fired along.", in = IT)
    NOT_NEEDED,
    @Answer("An enemy has to stand in the line.")
    NEEDED
  }
}
