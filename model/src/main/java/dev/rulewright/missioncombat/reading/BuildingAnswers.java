package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Unclear;

/// The units that may not stay on buildings.
public record BuildingAnswers(RestrictionKey restrictionKey) {

  @Unclear(
      id = "A34",
      asks = "Which units are barred from buildings: oversized ones or Colossal ones?",
      support = Support.LEANING,
      because =
          "the trait has a symbol of its own and any type may have it; only the fourth example"
              + " gives the type as the reason; the English clause on the trait speaks of the type"
              + " as well, and the French edition has one word for both, in the effects of Hellfire"
              + " and of the Blue Portal too",
      clauses = {"MOVE-7", "ATTACK-8", "TRAIT-1", "EVENT-1", "PORTAL-3"})
  public enum RestrictionKey {
    @Answer(value = "Units with the trait are oversized, whatever their type.", in = "de")
    TRAIT,
    @Answer(value = "Units with the trait are oversized, and so are all Colossal units.", in = "en")
    TRAIT_OR_COLOSSAL,
    @Answer(value = "All Colossal units count as oversized, and no others.", in = "fr")
    COLOSSAL
  }
}
