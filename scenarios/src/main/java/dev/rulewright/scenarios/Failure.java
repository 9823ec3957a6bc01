package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;

/// Something in a scenario that does not hold when it is replayed.
///
/// @param place the place in the scenario
/// @param sentence what was expected and what was found; may have a second line of advice
public record Failure(Place place, Kind kind, String sentence) {

  /// Whose fault it is.
  public enum Kind {
    /// The rules do not do what the scenario expects.
    FINDING,
    /// The scenario says something that makes no sense, such as the name of a unit that is not
    /// there.
    INPUT
  }

  static Failure finding(Place place, String sentence) {
    return new Failure(place, Kind.FINDING, sentence);
  }

  static Failure input(BadInput bad) {
    return new Failure(bad.place(), Kind.INPUT, bad.sentence());
  }

  /// Place and sentence.
  @Override
  public String toString() {
    return place + ": " + sentence;
  }
}
