package dev.rulewright.starquest.reading;

/// Targets.
public record FireAnswers(Targets targets) {

  public enum Targets {
    ENEMIES_ONLY,
    ANYONE
  }
}
