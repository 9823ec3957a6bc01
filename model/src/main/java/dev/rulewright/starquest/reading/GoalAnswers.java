package dev.rulewright.starquest.reading;

/// The mission.
public record GoalAnswers(Who who, AlienToken alienToken) {

  public enum Who {
    FIRST_TEAM,
    EVERY_TEAM
  }

  public enum AlienToken {
    COUNT,
    DO_NOT
  }
}
