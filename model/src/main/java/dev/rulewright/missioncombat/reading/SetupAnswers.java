package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.DECIDED;
import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.missioncombat.MissionClause.CHOOSE_FACTION;
import static dev.rulewright.missioncombat.MissionClause.DRAW_FIVE_UNITS;
import static dev.rulewright.missioncombat.MissionClause.NO_HAND_AT_START;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;
import static dev.rulewright.missioncombat.MissionClause.START_PLAYER;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;

/// What comes before the first turn.
public record SetupAnswers(FactionConflict factionConflict, Given given) {

  @Unclear(
      id = "A02",
      asks = "What if both players want the same faction?",
      support = OPEN,
      because =
          "nothing is said; the model names its players after their factions, so they have"
              + " agreed before it begins",
      clauses = {CHOOSE_FACTION, START_PLAYER})
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
      support = DECIDED,
      because = "a chapter of its own says how the players come to their first units",
      clauses = {DRAW_FIVE_UNITS, PLACE_ALTERNATELY, NO_HAND_AT_START})
  public enum Given {
    @Answer(
        value = "Each player draws five units, and the players place them in turn.",
        in = {DE, EN})
    YES,
    @Answer(
        "Play begins with an empty board, full decks and empty hands; nobody is beaten before"
            + " losing a last unit.")
    MISSING
  }
}
