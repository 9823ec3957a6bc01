package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The missile launcher.
public record MissileAnswers(Target target, Shooter shooter) {

  @Unclear(
      id = "Q33",
      asks = "Must the square that a missile is fired at be in sight?",
      support = LEANING,
      because = "fire needs a line to its target",
      clauses = {"FIRE-1", "MISSILE-1"})
  public enum Target {
    @Answer(value = "The square has to be in sight.", in = IT)
    VISIBLE_SQUARE,
    @Answer("Any square will do.")
    ANY_SQUARE
  }

  @Unclear(
      id = "Q34",
      asks = "Does a blast hurt the shooter and his team?",
      support = LEANING,
      because = "every figure around is attacked",
      clauses = {"MISSILE-3"})
  public enum Shooter {
    @Answer(value = "It hurts everybody.", in = IT)
    HIT,
    @Answer("It spares the shooter and his side.")
    SPARED
  }
}
