package dev.rulewright.starquest.reading;

/// Cards of teams.
public record CardsAnswers(Team team) {

  public enum Team {
    NONE,
    ASSUMED_SET
  }
}
