package dev.rulewright.starquest.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;

import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// Targets.
public record FireAnswers(Targets targets) {

  @Unclear(
      id = "Q27",
      asks = "May a marine attack marines?",
      support = OPEN,
      because =
          "points come from opponents, and teams are rivals, but everything else speaks of aliens",
      clauses = {"GAME-4", "FIRE-1", "CLOSE-1"})
  public enum Targets {
    @Answer("Marines attack aliens only.")
    ENEMIES_ONLY,
    @Answer("Marines attack marines of other teams as well.")
    ANYONE
  }
}
