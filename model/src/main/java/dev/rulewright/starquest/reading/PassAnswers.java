package dev.rulewright.starquest.reading;

/// Crossing occupied squares.
public record PassAnswers(Permission permission, WayOut wayOut, Stuck stuck) {

  public enum Permission {
    OWNER_DECIDES,
    NEVER,
    ALLIES_ALWAYS
  }

  public enum WayOut {
    OWN_OR_FREE_SQUARES,
    ALSO_BY_PERMISSION
  }

  public enum Stuck {
    GOES_BACK,
    ELIMINATED
  }
}
