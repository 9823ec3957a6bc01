package dev.rulewright.missioncombat.reading;

/// The deck when it runs out.
public record DeckAnswers(DrawWhenEmpty drawWhenEmpty, ReshuffleTrigger reshuffleTrigger) {

  public enum DrawWhenEmpty {
    ILLEGAL,
    LEGAL
  }

  public enum ReshuffleTrigger {
    LAZY,
    ONE_TIME_EVENT,
    AS_SOON_AS_EMPTY
  }
}
