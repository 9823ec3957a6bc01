package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;

/// Something in a scenario that does not hold when it is replayed.
///
/// @param place the place in the scenario
/// @param sentence what was expected and what was found; may have a second line of advice
public record Failure(Place place, String sentence) {

  /// That the scenario says something that makes no sense.
  static Failure of(BadInput bad) {
    return new Failure(bad.place(), bad.sentence());
  }

  /// Place and sentence.
  @Override
  public String toString() {
    return place + ": " + sentence;
  }
}
