package dev.rulewright.cli.guarantees.check;

import dev.rulewright.reports.results.Checks;
import java.util.Optional;

/// A row of the table, and what shows it if there is something to show.
///
/// @param row what came of a check
/// @param play the play that breaks the property, to be told
/// @param scenario a scenario that shows it failing, to be kept
record Found(Checks.Row row, Optional<BreakingPlay<?, ?>> play, Optional<String> scenario) {

  /// A row with nothing to show.
  static Found of(Checks.Row row) {
    return new Found(row, Optional.empty(), Optional.empty());
  }

  /// The same with a play that breaks the property.
  Found with(BreakingPlay<?, ?> shown) {
    return new Found(row, Optional.of(shown), Optional.of(shown.scenario()));
  }

  /// The same with a scenario that another search has written.
  Found with(Optional<String> shown) {
    return new Found(row, Optional.empty(), shown);
  }

  /// The name of the file that holds the scenario, if there is one.
  String file() {
    return scenario.isEmpty() ? "" : row.property() + "-" + plain(row.reading()) + ".yaml";
  }

  /// The name of a reading as part of the name of a file.
  static String plain(String reading) {
    return reading.replaceAll("[^a-z0-9]+", "-");
  }

  /// The row, naming the file that holds the scenario.
  Checks.Row rowWithWitness() {
    return new Checks.Row(
        row.property(),
        row.sentence(),
        row.clauses(),
        row.reading(),
        row.method(),
        row.bound(),
        row.verdict(),
        row.detail(),
        file(),
        row.seconds());
  }
}
