package dev.rulewright.starquest.reading;

/// The plasma gun.
public record PlasmaAnswers(Target target) {

  public enum Target {
    NOT_NEEDED,
    NEEDED
  }
}
