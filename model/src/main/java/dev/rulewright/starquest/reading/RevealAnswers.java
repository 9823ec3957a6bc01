package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.starquest.reading.Reading.IT;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Revealing blips.
public record RevealAnswers(Trigger trigger, Order order, Dreadnought dreadnought) {

  @Unclear(
      id = "Q19",
      asks = "Is a blip revealed that comes into sight without anybody entering a square?",
      support = OPEN,
      because =
          "by the letter only who enters a square reveals; then a blip in plain sight could neither"
              + " be fired at nor stand in the way",
      clauses = {"BLIP-5", "BMOVE-2"})
  public enum Trigger {
    @Answer("A blip in sight is always revealed.")
    WHENEVER_SEEN,
    @Answer(
        value =
            "A blip is revealed when a marine enters a square that sees it or it enters a square"
                + " that is seen.",
        in = IT)
    ON_ENTERING
  }

  @Unclear(
      id = "Q20",
      asks = "Which of several blips seen at once has the last figure of its kind?",
      support = OPEN,
      because = "nothing is said",
      clauses = {"BLIP-6", "BLIP-7"},
      unplayed =
          @Unplayed(
              answer = "alien-chooses",
              value = "The alien player chooses the order.",
              because =
                  "the order would be a decision of its own after nearly every step, for a case"
                      + " that is rare"))
  public enum Order {
    @Answer("Blips are revealed in the order of squares.")
    SQUARE_ORDER
  }

  @Unclear(
      id = "Q22",
      asks = "Where does a Dreadnought go whose blip is revealed?",
      support = LEANING,
      because = "its base has to cover the square of the blip",
      clauses = {"BLIP-7", "BLIP-9"},
      unplayed =
          @Unplayed(
              answer = "nearest-free",
              value = "If no base over the square fits, it goes to the nearest that does.",
              because = "which base is nearest is not defined"))
  public enum Dreadnought {
    @Answer(
        value =
            "The alien player chooses among the bases that cover the square; if none fits, there is"
                + " no figure.",
        in = IT)
    ALIEN_CHOOSES_ELSE_NONE
  }
}
