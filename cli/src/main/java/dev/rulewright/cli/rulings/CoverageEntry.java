package dev.rulewright.cli.rulings;

import static dev.rulewright.cli.output.Paragraph.count;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.Coverage;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Scenario;
import java.io.PrintWriter;
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

  /// Prints one line for each clause.
  static void printTable(List<CoverageEntry> entries, PrintWriter out, Ink ink) {
    out.println("clause         about  cited  refused  allowed");
    for (CoverageEntry entry : entries) {
      String note =
          entry.isUncovered()
              ? ink.of(Part.FAILURE, "  no scenario")
              : entry.clause.notModelled() != null ? "  not modelled" : "";
      out.printf(
          "%-14s %5d  %5d  %7d  %7d%s%n",
          entry.clause.id(),
          entry.about.size(),
          entry.cited.size(),
          entry.refused.size(),
          entry.allowed.size(),
          note);
    }
    long uncovered = entries.stream().filter(CoverageEntry::isUncovered).count();
    long left = entries.stream().filter(entry -> entry.clause.notModelled() != null).count();
    out.printf(
        "\n%s: %,d with scenarios, %,d without, %,d not modelled%n",
        count(entries.size(), "clause"), entries.size() - uncovered - left, uncovered, left);
  }

  /// Prints the clause with the scenarios about it.
  void print(PrintWriter out, Ink ink) {
    clause.print(out, ink);
    out.println("              " + count(about.size(), "scenario") + " about it");
    for (About each : about) {
      out.println("              - " + each.title);
      out.println("                " + ink.of(Part.SOURCE, each.file));
    }
  }
}
