package dev.rulewright.cli.rulings;

import static dev.rulewright.cli.output.Paragraph.count;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// Tells in text which scenarios have to do with which clause.
record CoverageText(Ink ink) {

  /// One line for each clause.
  void printTable(List<CoverageEntry> entries, PrintWriter out) {
    out.println("clause         about  cited  refused  allowed");
    for (CoverageEntry entry : entries) {
      String note =
          entry.isUncovered()
              ? ink.of(Part.FAILURE, "  no scenario")
              : entry.clause().notModelled() != null ? "  not modelled" : "";
      out.println(
          "%-14s %5d  %5d  %7d  %7d"
                  .formatted(
                      entry.clause().id(),
                      entry.about().size(),
                      entry.cited().size(),
                      entry.refused().size(),
                      entry.allowed().size())
              + note);
    }
    long uncovered = entries.stream().filter(CoverageEntry::isUncovered).count();
    long left = entries.stream().filter(entry -> entry.clause().notModelled() != null).count();
    out.println(
        "\n%s: %,d with scenarios, %,d without, %,d not modelled"
            .formatted(
                count(entries.size(), "clause"),
                entries.size() - uncovered - left,
                uncovered,
                left));
  }

  /// A clause with the scenarios about it.
  void printInFull(CoverageEntry entry, PrintWriter out) {
    new ClauseText(ink).print(entry.clause(), out);
    out.println("              " + count(entry.about().size(), "scenario") + " about it");
    for (CoverageEntry.About about : entry.about()) {
      out.println("              - " + about.title());
      out.println("                " + ink.of(Part.SOURCE, about.file()));
    }
  }
}
