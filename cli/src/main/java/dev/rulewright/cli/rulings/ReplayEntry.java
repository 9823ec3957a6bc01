package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Plays;
import java.io.PrintWriter;
import java.util.List;

/// What came of replaying scenarios.
///
/// @param unreadable number of files that could not be read
record ReplayEntry(List<Plays> scenarios, int unreadable) {

  private int passed() {
    return (int) scenarios.stream().filter(Plays::passed).count();
  }

  private int failed() {
    return scenarios.size() - passed();
  }

  void conclude(PrintWriter out, Ink ink) {
    out.printf(
        "%s: %,d passed, %,d failed%s%n",
        Paragraph.count(scenarios.size() + unreadable, "scenario"),
        passed(),
        failed(),
        unreadable == 0 ? "" : ", %,d unreadable".formatted(unreadable));
  }

  /// In JSON: a scenario that names several readings stands there once for each of them.
  JsonObject json() {
    return new JsonObject()
        .with("passed", passed())
        .with("failed", failed())
        .with("unreadable", unreadable)
        .with(
            "scenarios",
            scenarios.stream()
                .flatMap(plays -> plays.transcripts().stream())
                .<JsonObject>map(ReplayedJson::of)
                .toList());
  }
}
