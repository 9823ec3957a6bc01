package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// The findings about the rules as a table in text: a line for each property, a column for each
/// reading, and below it what was looked at and what breaks what.
///
/// @param checks what was found out
record CheckTable(Checks checks) {

  /// The text, without times: the same rules give the same bytes.
  String text() {
    return grid() + "\n" + checks.counts() + "\n" + findings() + bounds();
  }

  // ---- The table ----

  private String grid() {
    List<String> readings = checks.readings();
    var lines = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("property"));
    head.addAll(readings);
    lines.add(head);
    for (String property : checks.properties()) {
      var line = new ArrayList<>(List.of(property));
      for (String reading : readings) {
        line.add(
            checks.rowsOf(property).stream()
                .filter(row -> row.reading().equals(reading))
                .map(CheckTable::cell)
                .collect(Collectors.joining(", ")));
      }
      lines.add(line);
    }
    return Paragraph.columns(lines);
  }

  private static String cell(Checks.Row row) {
    return row.method() + " " + row.verdict().words();
  }

  // ---- What stands below ----

  private String findings() {
    var text = new StringBuilder();
    for (Verdict verdict : List.of(Verdict.FAILS, Verdict.FAILS_AS_EXPECTED)) {
      List<Checks.Row> rows =
          checks.rows().stream().filter(row -> row.verdict() == verdict).toList();
      if (!rows.isEmpty()) {
        text.append('\n').append(verdict.words()).append(":\n");
        rows.forEach(row -> text.append(finding(row)));
      }
    }
    List<Checks.Row> needing =
        checks.rows().stream()
            .filter(row -> row.verdict() == Verdict.PROVED && !row.detail().isEmpty())
            .toList();
    if (!needing.isEmpty()) {
      text.append("\nproved, and not without the clauses named:\n");
      needing.forEach(row -> text.append(finding(row)));
    }
    return text.toString();
  }

  private static String finding(Checks.Row row) {
    return "  %s under %s, by %s: %s%s\n"
        .formatted(
            row.property(),
            row.reading(),
            row.method(),
            row.detail(),
            row.witness().isEmpty() ? "" : " (" + row.witness() + ")");
  }

  private String bounds() {
    var bounds = new LinkedHashMap<String, List<String>>();
    for (Checks.Row row : checks.rows()) {
      if (!row.bound().isEmpty()) {
        bounds
            .computeIfAbsent(
                "%s under %s: %s".formatted(row.method(), row.reading(), row.bound()),
                _ -> new ArrayList<>())
            .add(row.property());
      }
    }
    var text = new StringBuilder("\nBounds:\n");
    bounds.forEach((bound, properties) ->
        text.append("  ")
            .append(bound)
            .append(
                properties.size() <= 3
                    ? " (" + String.join(", ", properties) + ")"
                    : " (" + properties.size() + " properties)")
            .append('\n'));
    return text.toString();
  }
}
