package dev.rulewright.starquest.reading;

/// Close combat.
public record CloseAnswers(Walls walls) {

  public enum Walls {
    NO,
    YES
  }
}
