package dev.rulewright.cli.editions;

import dev.rulewright.reports.tables.Table;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.Finding;
import java.util.ArrayList;
import java.util.List;

/// Findings as a table: one row each, with the lines, the sentences and what they say in each
/// language.
final class FindingTable {

  private FindingTable() {}

  static Table of(List<Finding> findings) {
    List<String> languages =
        findings.stream().flatMap(f -> f.row().units().keySet().stream()).distinct().toList();
    var columns =
        new ArrayList<>(
            List.of("id", "kind", "severity", "confidence", "deviates", "section", "explanation"));
    for (String language : languages) {
      columns.add(language + "_lines");
      columns.add(language + "_quote");
      columns.add(language + "_value");
    }
    return new Table(columns, findings.stream().map(finding -> row(finding, languages)).toList());
  }

  private static List<String> row(Finding finding, List<String> languages) {
    var row =
        new ArrayList<>(
            List.of(
                finding.id(),
                finding.kind().toString(),
                finding.severity().toString(),
                "%.2f".formatted(finding.confidence()),
                finding.deviates().orElse("undecided"),
                finding.row().first().section(),
                finding.explanation()));
    for (String language : languages) {
      List<Unit> units = finding.row().in(language);
      Finding.Said said = finding.said().getOrDefault(language, Finding.Said.NOTHING);
      row.add(lines(units));
      row.add(said.words());
      row.add(said.value());
    }
    return row;
  }

  private static String lines(List<Unit> units) {
    if (units.isEmpty()) {
      return "";
    }
    int first = units.getFirst().firstLine();
    int last = units.getLast().lastLine();
    return first == last ? "" + first : first + "-" + last;
  }
}
