package dev.rulewright.reports.results;

import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.batch.Column;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What was found out about the rules: every property, under every reading, by every method.
///
/// @param rows in the order of the properties
public record Checks(List<CheckRow> rows) {

  /// The columns of the table.
  public static final List<Column> COLUMNS =
      List.of(
          new Column("property", "name", "identifier of the property"),
          new Column("reading", "name", "the reading of the rules that was checked"),
          new Column("method", "name", "explore, alloy or search"),
          new Column("verdict", "name", "what came of it"),
          new Column("bound", "text", "what was looked at; the verdict says nothing beyond it"),
          new Column("detail", "text", "what breaks it, or why it may fail"),
          new Column("witness", "file", "a scenario that shows it failing"),
          new Column("clauses", "names", "the clauses that the property rests on"),
          new Column("sentence", "text", "what the property says"));

  private static final Column SECONDS =
      new Column(
          "seconds",
          "s",
          "wall time; properties that were looked at together each have the time of all");

  /// Copies the list.
  public Checks {
    rows = List.copyOf(rows);
  }

  /// Whether something fails that should hold.
  public boolean hasTrouble() {
    return rows.stream().anyMatch(row -> row.verdict().isTrouble());
  }

  /// What came of it in one sentence.
  public String sentence() {
    return sentence(rows.stream().map(row -> row.verdict().words()).toList());
  }

  /// What came of it in one sentence.
  ///
  /// @param verdicts the words of each row's verdict
  public static String sentence(List<String> verdicts) {
    var counts = new LinkedHashMap<String, Integer>();
    for (Verdict verdict : Verdict.values()) {
      int count = Collections.frequency(verdicts, verdict.words());
      if (count > 0) {
        counts.put(verdict.words(), count);
      }
    }
    return counts.entrySet().stream()
        .map(each -> each.getValue() + " " + each.getKey())
        .collect(
            Collectors.joining(
                ", ",
                verdicts.contains(Verdict.FAILS.words())
                    ? "Something fails that should hold. Checks: "
                    : "Nothing fails that should hold. Checks: ",
                "."));
  }

  /// How many rows were not finished because the check was stopped.
  public long stopped() {
    return rows.stream().filter(row -> row.verdict() == Verdict.STOPPED).count();
  }

  /// The readings, in the order of the rows.
  public List<String> readings() {
    return rows.stream().map(CheckRow::reading).distinct().toList();
  }

  /// The methods, in alphabetical order.
  public List<String> methods() {
    return rows.stream().map(CheckRow::method).distinct().sorted().toList();
  }

  /// The properties, in the order of the rows.
  public List<String> properties() {
    return rows.stream().map(CheckRow::property).distinct().toList();
  }

  /// The rows of one property, by reading and method.
  public List<CheckRow> rowsOf(String property) {
    List<String> readings = readings();
    return rows.stream()
        .filter(row -> row.property().equals(property))
        .sorted(
            Comparator.<CheckRow>comparingInt(row -> readings.indexOf(row.reading()))
                .thenComparing(CheckRow::method))
        .toList();
  }

  /// The table without times: the same rules give the same bytes.
  public Table table() {
    return new Table(
        COLUMNS.stream().map(Column::name).toList(), rows.stream().map(Checks::texts).toList());
  }

  /// The table with times.
  public Table timedTable() {
    var columns = new ArrayList<>(COLUMNS.stream().map(Column::name).toList());
    columns.add(SECONDS.name());
    return new Table(
        columns,
        rows.stream()
            .map(row -> {
              var texts = new ArrayList<>(texts(row));
              texts.add(String.format(Locale.ROOT, "%.1f", row.seconds()));
              return (List<String>) texts;
            })
            .toList());
  }

  private static List<String> texts(CheckRow row) {
    return List.of(
        row.property(),
        row.reading(),
        row.method(),
        row.verdict().words(),
        row.bound(),
        row.detail(),
        row.witness(),
        String.join(" ", row.clauses()),
        row.sentence());
  }
}
