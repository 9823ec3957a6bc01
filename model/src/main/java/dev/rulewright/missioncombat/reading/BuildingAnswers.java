package dev.rulewright.missioncombat.reading;

/// The units that may not stay on buildings.
public record BuildingAnswers(RestrictionKey restrictionKey) {

  public enum RestrictionKey {
    TRAIT,
    TRAIT_OR_COLOSSAL,
    COLOSSAL
  }
}
