package dev.rulewright.starquest.reading;

/// Putting blips and reinforcements down.
public record PlaceAnswers(Sight sight) {

  public enum Sight {
    WALLS_ONLY,
    FIGURES_TOO
  }
}
