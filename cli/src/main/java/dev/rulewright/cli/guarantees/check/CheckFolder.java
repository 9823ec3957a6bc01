package dev.rulewright.cli.guarantees.check;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.results.Assumed;
import dev.rulewright.reports.results.Checks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The folder that `check` fills: the table as text, CSV and page, and a scenario for each play
/// that breaks a property.
///
/// `check.txt` and `check.csv` name no times, so that the same rules give the same bytes;
/// `times.csv` is the table with times.
record CheckFolder(Folder folder) {

  /// Writes everything.
  ///
  /// @return the table and the page
  List<Path> write(
      List<Found> found, Rulebook rulebook, List<String> assumptions, List<Page.Fact> facts)
      throws IOException {
    Checks checks = checks(found);
    for (Found each : found) {
      if (each.scenario().isPresent()) {
        folder.write(each.file(), each.scenario().get());
      }
    }
    var written = new ArrayList<Path>();
    written.add(folder.write("check.txt", new CheckTable(checks).text()));
    written.add(folder.write("check.csv", checks.table().csv()));
    written.add(folder.write("times.csv", checks.timedTable().csv()));
    written.add(
        folder.write(
            "check.html",
            new Page(
                    "What the rules guarantee",
                    checks.sentence(),
                    rulebook,
                    List.of(
                        new Page.Assumptions(new Assumed(assumptions)),
                        new Page.Properties(checks),
                        new Page.Run(facts)))
                .html()));
    return written;
  }

  /// The table.
  static Checks checks(List<Found> found) {
    return new Checks(found.stream().map(Found::rowWithWitness).toList());
  }
}
