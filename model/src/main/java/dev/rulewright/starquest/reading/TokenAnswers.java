package dev.rulewright.starquest.reading;

/// Collecting tokens.
public record TokenAnswers(AlienTurn alienTurn, Optional optional, Kinds kinds) {

  public enum AlienTurn {
    DEFENDER_TAKES,
    NOBODY
  }

  public enum Optional {
    ALWAYS_TAKEN,
    OPTIONAL
  }

  public enum Kinds {
    BY_FIGURE,
    BY_NAME
  }
}
