package dev.rulewright.starquest.reading;

/// The assault cannon.
public record CannonAnswers(Split split, Lines lines) {

  public enum Split {
    ONE_BY_ONE_ONCE_EACH,
    REPEATED
  }

  public enum Lines {
    ANY_VISIBLE,
    ORTHOGONAL
  }
}
