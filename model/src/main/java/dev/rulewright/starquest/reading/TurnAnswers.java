package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// The turn of a team.
public record TurnAnswers(NoFigures noFigures, Interleave interleave, SplitMove splitMove) {

  @Unclear(
      id = "Q01",
      asks = "Does a team without figures still have turns?",
      support = OPEN,
      because = "the text does not speak of it, and there is nothing such a team could do",
      clauses = {"TURN-1", "END-1"})
  public enum NoFigures {
    @Answer("A team without figures is passed over.")
    SKIPPED,
    @Answer("A team without figures has its turn and can only end it.")
    MUST_PASS
  }

  @Unclear(
      id = "Q05",
      asks = "May another figure act between the move and the attack of one?",
      support = DECIDED,
      because = "figures act one at a time",
      clauses = {"TURN-1", "TURN-2"},
      unplayed =
          @Unplayed(
              answer = "free-order",
              value = "Moves and attacks of several figures may be mixed.",
              because = "every figure would have to remember how far its move has come"))
  public enum Interleave {
    @Answer(
        value = "A figure completes its move and its attack before another one begins.",
        in = IT)
    ONE_AT_A_TIME
  }

  @Unclear(
      id = "Q06",
      asks = "May a figure move, attack and move on?",
      support = DECIDED,
      because = "the attack comes before or after the move",
      clauses = {"TURN-2"})
  public enum SplitMove {
    @Answer(
        value = "After an attack that follows a step the figure takes no further step.",
        in = IT)
    NO,
    @Answer("Steps that are left may be taken after the attack.")
    YES
  }
}
