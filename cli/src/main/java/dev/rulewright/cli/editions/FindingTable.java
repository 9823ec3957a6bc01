package dev.rulewright.cli.editions;

import dev.rulewright.reports.tables.Table;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.memory.Recall;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/// Findings as a table: one row each, with the lines, the words that differ and what they say, by
/// language. What is not known is empty.
final class FindingTable {

  private FindingTable() {}

  /// The table as the text of a file.
  ///
  /// @param recall what has been judged of them; others are seen first today
  /// @param languages of the editions
  static String csv(List<Finding> findings, Recall recall, List<String> languages) {
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    return new Table(
            columns(languages),
            findings.stream().map(finding -> row(finding, recall, languages, today)).toList())
        .rfc4180();
  }

  private static List<String> columns(List<String> languages) {
    var columns =
        new ArrayList<>(
            List.of("id", "kind", "severity", "confidence", "deviates", "clause", "section"));
    for (String language : languages) {
      columns.add(language + "_lines");
      columns.add(language + "_quote");
    }
    columns.add("explanation");
    columns.add("rule_parameter");
    languages.forEach(language -> columns.add(language + "_value"));
    columns.addAll(List.of("question", "scenario", "status", "first_seen"));
    return columns;
  }

  private static List<String> row(
      Finding finding, Recall recall, List<String> languages, LocalDate today) {
    var row =
        new ArrayList<>(
            List.of(
                finding.id(),
                finding.kind().toString(),
                finding.severity().toString(),
                "%.2f".formatted(finding.confidence()),
                finding.deviates().orElse("undecided"),
                finding.link().clause(),
                finding.row().first().section()));
    for (String language : languages) {
      row.add(lines(finding.row().in(language)));
      row.add(finding.said(language).words());
    }
    row.add(finding.explanation());
    row.add(finding.parameter());
    languages.forEach(language -> row.add(finding.said(language).value()));
    row.addAll(List.of(finding.link().question(), finding.link().scenario()));
    row.addAll(List.of(recall.status(finding), recall.firstSeen(finding, today).toString()));
    return row;
  }

  /// From the first line to the last; an example stands apart from its rule.
  private static String lines(List<Unit> units) {
    if (units.isEmpty()) {
      return "";
    }
    int first = units.getFirst().firstLine();
    int last = units.getLast().lastLine();
    return first == last ? "" + first : first + (first < last ? "-" : " ") + last;
  }
}
