package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The set-up before the first turn.
public record SetupAnswers(FactionConflict factionConflict, Given given) {

  @Unclear(
      id = "A02",
      asks = "What if both players want the same faction?",
      support = Support.OPEN,
      because =
          "nothing is said; the model names its players after their factions, so they have"
              + " agreed before it begins",
      clauses = {"SETUP-1", "SETUP-6"})
  public enum FactionConflict {
    @Answer("The players agree who leads which faction.")
    AGREEMENT,
    @Answer("Chance decides who leads which faction.")
    RANDOM,
    @Answer("The start player is determined first and chooses a faction.")
    START_PLAYER_CHOOSES
  }

  @Unclear(
      id = "L12",
      asks = "Is there a set-up before the first turn?",
      support = Support.DECIDED,
      because = "a chapter of its own says how the players come to their first units",
      clauses = {"SETUP-4", "SETUP-7", "SETUP-11"})
  public enum Given {
    @Answer(
        value = "Each player draws five units, and the players place them in turn.",
        in = "de en")
    YES,
    @Answer(
        "Play begins with an empty board, full decks and empty hands; nobody is beaten before"
            + " losing a last unit.")
    MISSING
  }
}
