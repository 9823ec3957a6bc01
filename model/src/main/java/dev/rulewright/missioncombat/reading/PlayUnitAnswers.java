package dev.rulewright.missioncombat.reading;

/// Playing units.
public record PlayUnitAnswers(MixedOwnArea mixedOwnArea) {

  public enum MixedOwnArea {
    ILLEGAL,
    LEGAL
  }
}
