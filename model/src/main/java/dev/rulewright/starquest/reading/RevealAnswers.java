package dev.rulewright.starquest.reading;

/// Revealing blips.
public record RevealAnswers(Trigger trigger) {

  public enum Trigger {
    WHENEVER_SEEN,
    ON_ENTERING
  }
}
