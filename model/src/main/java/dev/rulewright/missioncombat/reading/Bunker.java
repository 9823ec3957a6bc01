package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_ANY_TYPE;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_BONUS;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// The effect of the bunkers.
public record Bunker(BonusScope bonusScope) {

  @Unclear(
      id = "A49",
      asks = "Whose units have a higher defence in a bunker?",
      support = LEANING,
      because = "the bonus is stated for the units that are inside, without distinction",
      clauses = {CONTROLLER_USES_EFFECT, BUNKER_BONUS, BUNKER_ANY_TYPE})
  public enum BonusScope {
    @Answer(
        value = "Every unit in a bunker has the bonus.",
        in = {DE, EN, FR})
    ANYBODY,
    @Answer("The units of the player who controls the bunker have the bonus.")
    CONTROLLER,
    @Answer("Only Marine units in a bunker have the bonus.")
    MARINES
  }
}
