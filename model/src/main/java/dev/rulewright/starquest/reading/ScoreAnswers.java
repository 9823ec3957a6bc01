package dev.rulewright.starquest.reading;

/// Points for losses.
public record ScoreAnswers(FriendlyKill friendlyKill, BelowZero belowZero) {

  public enum FriendlyKill {
    OWNER_LOSES,
    ALIEN_GAINS
  }

  public enum BelowZero {
    ALLOWED,
    FLOOR_ZERO
  }
}
