package dev.rulewright.missioncombat.reading;

import static dev.rulewright.kernel.Question.Support.LEANING;
import static dev.rulewright.missioncombat.MissionClause.BLUE_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_OVERSIZED;
import static dev.rulewright.missioncombat.MissionClause.UNIT_TYPES;
import static dev.rulewright.missioncombat.reading.Edition.DE;
import static dev.rulewright.missioncombat.reading.Edition.EN;
import static dev.rulewright.missioncombat.reading.Edition.FR;

/// Who may not stay on buildings.
public record BuildingAnswers(RestrictionKey restrictionKey) {

  @Unclear(
      id = "A34",
      asks = "Which units are barred from buildings: oversized ones or Colossal ones?",
      support = LEANING,
      because =
          "the trait has a symbol of its own and any type may have it; only the fourth example"
              + " gives the type as the reason; the English clause on the trait speaks of the type as"
              + " well, and the French edition has one word for both, in the effects of Hellfire and of"
              + " the Blue Portal too",
      clauses = {OVERSIZED_NOT_ON_BUILDING, UNIT_TYPES, TRAIT_OVERSIZED, HELLFIRE, BLUE_PORTAL})
  public enum RestrictionKey {
    @Answer(value = "Units with the trait are oversized, whatever their type.", in = DE)
    TRAIT,
    @Answer(value = "Units with the trait are oversized, and so are all Colossal units.", in = EN)
    TRAIT_OR_COLOSSAL,
    @Answer(value = "All Colossal units count as oversized, and no others.", in = FR)
    COLOSSAL
  }
}
