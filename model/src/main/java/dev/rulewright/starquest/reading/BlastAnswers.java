package dev.rulewright.starquest.reading;

/// Blasts and lines past a corner.
public record BlastAnswers(Corner corner) {

  public enum Corner {
    ONE_WAY_OPEN,
    BOTH_WAYS_OPEN
  }
}
