package dev.rulewright.cli.rulings;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.Coverage;
import dev.rulewright.scenarios.Scenario;
import java.util.List;

/// A clause with the scenarios that have to do with it. Also its form in JSON.
///
/// @param about the scenarios that are about it
/// @param cited the files of the scenarios in which something cites it
/// @param refused the files of the scenarios in which a move is refused because of it
/// @param allowed the files of the scenarios about it that show the same kind of move allowed
record CoverageEntry(
    @JsonUnwrapped ClauseEntry clause,
    List<About> about,
    List<String> cited,
    List<String> refused,
    List<String> allowed) {

  /// A scenario that is about the clause.
  record About(String file, String title) {}

  static CoverageEntry of(Coverage.Row row, Rulebook rulebook) {
    return new CoverageEntry(
        ClauseEntry.of(row.clause(), rulebook),
        row.about().stream().map(s -> new About(s.file(), s.title().toString())).toList(),
        files(row.cited()),
        files(row.refused()),
        files(row.allowed()));
  }

  private static List<String> files(List<Scenario> scenarios) {
    return scenarios.stream().map(Scenario::file).toList();
  }

  /// Whether the model carries the clause out, yet no scenario is about it.
  @JsonIgnore
  boolean isUncovered() {
    return clause.notModelled() == null && about.isEmpty();
  }
}
