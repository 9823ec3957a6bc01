package dev.rulewright.missioncombat.reading;

/// Playing events.
public record EventAnswers(
    NoEffectPlay noEffectPlay, TargetSide targetSide, NoUnitToRemove noUnitToRemove) {

  public enum NoEffectPlay {
    LEGAL,
    ILLEGAL
  }

  public enum TargetSide {
    OPPOSING,
    ANY
  }

  public enum NoUnitToRemove {
    ILLEGAL,
    LEGAL
  }
}
