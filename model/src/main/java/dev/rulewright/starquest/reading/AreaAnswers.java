package dev.rulewright.starquest.reading;

/// Large figures in lines and blasts.
public record AreaAnswers(Large large) {

  public enum Large {
    ONCE_THE_MOST,
    PER_SQUARE
  }
}
