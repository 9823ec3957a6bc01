package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;
import dev.rulewright.kernel.reading.Unplayed;

/// Close combat.
public record CloseAnswers(Walls walls, Order order) {

  @Unclear(
      id = "Q36",
      asks = "Do neighbours strike each other across a wall or a closed door?",
      support = OPEN,
      because = "the text speaks of the side only; nobody steps or fires across either",
      clauses = {"CLOSE-2"})
  public enum Walls {
    @Answer("Nobody strikes across a wall or a closed door.")
    NO,
    @Answer("Walls do not keep neighbours from striking.")
    YES
  }

  @Unclear(
      id = "Q64",
      asks = "Who rolls first in close combat?",
      support = OPEN,
      because = "both players roll, in no order that is given",
      clauses = {"REROLL-1", "CLOSE-3"},
      unplayed =
          @Unplayed(
              answer = "attacker-first",
              value = "The attacker rolls first.",
              because = "the order matters only to cards that let a die be rolled again"))
  public enum Order {
    @Answer("Both roll together.")
    TOGETHER
  }
}
