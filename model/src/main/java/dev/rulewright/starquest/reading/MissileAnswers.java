package dev.rulewright.starquest.reading;

/// The missile launcher.
public record MissileAnswers(Target target, Shooter shooter) {

  public enum Target {
    VISIBLE_SQUARE,
    ANY_SQUARE
  }

  public enum Shooter {
    HIT,
    SPARED
  }
}
