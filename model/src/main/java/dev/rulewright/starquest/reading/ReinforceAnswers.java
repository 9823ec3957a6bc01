package dev.rulewright.starquest.reading;

/// Reinforcements.
public record ReinforceAnswers(Forced forced, Unscanned unscanned, Dreadnought dreadnought) {

  public enum Forced {
    BEFORE_FIRST_TOKEN,
    START_OF_TURN
  }

  public enum Unscanned {
    ALLOWED,
    SCANNED_ONLY
  }

  public enum Dreadnought {
    BASE_COVERS_R_UNSEEN,
    NOT_ALLOWED
  }
}
