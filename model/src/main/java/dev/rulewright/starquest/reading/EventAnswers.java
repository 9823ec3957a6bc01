package dev.rulewright.starquest.reading;

/// Event cards.
public record EventAnswers(Cards cards) {

  public enum Cards {
    COUNTER_AND_SECONDARY,
    ASSUMED_CARDS
  }
}
