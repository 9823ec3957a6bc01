package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Reinforcements.
public record ReinforceAnswers(Forced forced, Unscanned unscanned, Dreadnought dreadnought) {

  @Unclear(
      id = "Q50",
      asks = "When is it judged that nobody is left on the boards?",
      support = LEANING,
      because = "the sentence stands at the end of the turn",
      clauses = {"REINF-2"})
  public enum Forced {
    @Answer(value = "When the first token would be played.", in = IT)
    BEFORE_FIRST_TOKEN,
    @Answer("When the alien turn begins.")
    START_OF_TURN
  }

  @Unclear(
      id = "Q68",
      asks = "May reinforcements appear on boards that are not scanned?",
      support = LEANING,
      because = "any square marked for them will do",
      clauses = {"BOARD-1", "REINF-3"})
  public enum Unscanned {
    @Answer(value = "On any marked square.", in = IT)
    ALLOWED,
    @Answer("Only on scanned boards.")
    SCANNED_ONLY
  }

  @Unclear(
      id = "Q51",
      asks = "Can a Dreadnought appear as a reinforcement?",
      support = OPEN,
      because = "one square is marked, and it needs four",
      clauses = {"DREAD-1", "REINF-3"})
  public enum Dreadnought {
    @Answer("Its base has to cover the marked square, all of it unseen.")
    BASE_COVERS_R_UNSEEN,
    @Answer("It cannot.")
    NOT_ALLOWED
  }
}
