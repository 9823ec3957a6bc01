package dev.rulewright.starquest.reading;

/// Victory.
public record WinAnswers(Tie tie) {

  public enum Tie {
    SHARED,
    ALIEN_WINS,
    NOBODY
  }
}
