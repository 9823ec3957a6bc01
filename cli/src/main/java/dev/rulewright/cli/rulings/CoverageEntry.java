package dev.rulewright.cli.rulings;

import static dev.rulewright.cli.output.Paragraph.count;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.Coverage;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// A clause with the scenarios that have to do with it.
record CoverageEntry(Coverage.Row row, ClauseEntry clause) {

  static CoverageEntry of(Coverage.Row row, Rulebook rulebook) {
    return new CoverageEntry(row, new ClauseEntry(row.clause(), rulebook));
  }

  /// In JSON: the clause, the scenarios that are about it, and the files of those in which
  /// something cites it, in which a move is refused because of it, and of those about it that show
  /// the same kind of move allowed.
  JsonObject json() {
    return clause
        .json()
        .with(
            "about",
            row.about().stream()
                .map(scenario ->
                    new JsonObject()
                        .with("file", scenario.file())
                        .with("title", scenario.title().toString()))
                .toList())
        .with("cited", files(row.cited()))
        .with("refused", files(row.refused()))
        .with("allowed", files(row.allowed()));
  }

  private static List<String> files(List<Scenario> scenarios) {
    return scenarios.stream().map(Scenario::file).toList();
  }

  private boolean isModelled() {
    return row.clause().notModelled().isEmpty();
  }

  boolean isUncovered() {
    return row.isUncovered();
  }

  /// Prints one line for each clause.
  static void printTable(List<CoverageEntry> entries, PrintWriter out, Ink ink) {
    out.println("clause         about  cited  refused  allowed");
    for (CoverageEntry entry : entries) {
      Coverage.Row row = entry.row;
      String note =
          entry.isUncovered()
              ? ink.of(Part.FAILURE, "  no scenario")
              : entry.isModelled() ? "" : "  not modelled";
      out.printf(
          "%-14s %5d  %5d  %7d  %7d%s%n",
          row.clause().id(),
          row.about().size(),
          row.cited().size(),
          row.refused().size(),
          row.allowed().size(),
          note);
    }
    long uncovered = entries.stream().filter(CoverageEntry::isUncovered).count();
    long left = entries.stream().filter(entry -> !entry.isModelled()).count();
    out.printf(
        "\n%s: %,d with scenarios, %,d without, %,d not modelled%n",
        count(entries.size(), "clause"), entries.size() - uncovered - left, uncovered, left);
  }

  /// Prints the clause with the scenarios about it.
  void print(PrintWriter out, Ink ink) {
    clause.print(out, ink);
    out.println("              " + count(row.about().size(), "scenario") + " about it");
    for (Scenario each : row.about()) {
      out.println("              - " + each.title());
      out.println("                " + ink.of(Part.SOURCE, each.file()));
    }
  }
}
