package dev.rulewright.starquest.reading;

/// The turn of a team.
public record TurnAnswers(NoFigures noFigures, SplitMove splitMove) {

  public enum NoFigures {
    SKIPPED,
    MUST_PASS
  }

  public enum SplitMove {
    NO,
    YES
  }
}
