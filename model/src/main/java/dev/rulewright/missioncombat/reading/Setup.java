package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.OPEN;
import static dev.rulewright.missioncombat.MissionClause.CHOOSE_FACTION;
import static dev.rulewright.missioncombat.MissionClause.START_PLAYER;

/// What comes before the first turn.
public record Setup(FactionConflict factionConflict) {

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
    @Answer(value = "Chance decides who leads which faction.", playable = false)
    RANDOM,
    @Answer(value = "The start player chooses the faction first.", playable = false)
    START_PLAYER_CHOOSES
  }
}
