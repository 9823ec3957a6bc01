package dev.rulewright.starquest.reading;

/// Steps.
public record MoveAnswers(PastCorner pastCorner, BetweenFigures betweenFigures) {

  public enum PastCorner {
    ONE_WAY_OPEN,
    BOTH_WAYS_OPEN,
    NEVER_BLOCKED
  }

  public enum BetweenFigures {
    ALLOWED,
    BLOCKED
  }
}
