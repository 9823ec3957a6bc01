package dev.rulewright.missioncombat.reading;

/// The free move of speed.
public record SpeedAnswers(Scope scope) {

  public enum Scope {
    PER_UNIT,
    PER_PLAYER
  }
}
