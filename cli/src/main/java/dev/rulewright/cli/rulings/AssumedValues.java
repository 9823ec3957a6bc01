package dev.rulewright.cli.rulings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Verdict;
import dev.rulewright.scenarios.Scenario;
import java.util.List;
import java.util.Optional;

/// The assumed value that alone keeps a scenario from holding.
final class AssumedValues {

  private AssumedValues() {}

  /// The assumed value behind a scenario's not holding, such as `the weapon of portal-trooper`;
  /// empty if no other value of a single thing makes it hold.
  static Optional<String> behind(Scenario scenario, String reading, Box<?, ?> box) {
    return box.otherwise()
        .filter(
            other -> scenario.given().stream().anyMatch(at -> at.value().contains(other.thing())))
        .filter(other -> holds(scenario, reading, other.box()))
        .map(other -> "the %s of %s".formatted(other.value(), other.thing()))
        .findFirst();
  }

  private static boolean holds(Scenario scenario, String reading, Box<?, ?> changed) {
    var readings = List.of(new Word(reading, Place.of("--profiles")));
    try {
      return ReadingTable.of(scenario, readings, changed).rows().getFirst().verdict()
          == Verdict.HOLDS;
    } catch (BadInput _) {
      // With such a value the scenario's position is impossible.
      return false;
    }
  }
}
