package dev.rulewright.reports.results;

import dev.rulewright.reports.tables.Table;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What was found out about the rules: every property, under every reading, by every method.
///
/// @param rows in the order of the properties
public record Checks(List<Row> rows) {

  /// What one method found out about one property under one reading.
  ///
  /// @param property identifier of the property
  /// @param sentence what it says
  /// @param clauses identifiers of the clauses that make it so
  /// @param reading the name of the reading
  /// @param method how it was looked at: `explore`, `alloy` or `search`
  /// @param bound what was looked at, such as `13 worlds, 1,204,511 positions`
  /// @param verdict what came of it
  /// @param detail what breaks it, or why it is expected to fail, or nothing
  /// @param witness the file that holds a play that breaks it, or nothing
  /// @param seconds wall time; where several properties were looked at together, the time of all
  public record Row(
      String property,
      String sentence,
      List<String> clauses,
      String reading,
      String method,
      String bound,
      Verdict verdict,
      String detail,
      String witness,
      double seconds) {}

  /// The names of the columns of the table.
  public static final List<String> NAMES =
      List.of(
          "property",
          "reading",
          "method",
          "verdict",
          "bound",
          "detail",
          "witness",
          "clauses",
          "sentence");

  /// Whether something fails that should hold.
  public boolean hasTrouble() {
    return rows.stream().anyMatch(row -> row.verdict().isTrouble());
  }

  /// What came of it in one sentence.
  public String sentence() {
    return sentence(verdicts());
  }

  /// What came of it in one sentence.
  ///
  /// @param verdicts the words of each row's verdict
  public static String sentence(List<String> verdicts) {
    return "%s fails that should hold. Checks: %s."
        .formatted(
            verdicts.contains(Verdict.FAILS.words()) ? "Something" : "Nothing", counts(verdicts));
  }

  /// How many rows have which verdict.
  public String counts() {
    return counts(verdicts());
  }

  private static String counts(List<String> verdicts) {
    return Arrays.stream(Verdict.values())
        .map(Verdict::words)
        .filter(verdicts::contains)
        .map(words -> Collections.frequency(verdicts, words) + " " + words)
        .collect(Collectors.joining(", "));
  }

  private List<String> verdicts() {
    return rows.stream().map(row -> row.verdict().words()).toList();
  }

  /// How many rows were not finished because the check was stopped.
  public long stopped() {
    return rows.stream().filter(row -> row.verdict() == Verdict.STOPPED).count();
  }

  /// The readings, in the order of the rows.
  public List<String> readings() {
    return rows.stream().map(Row::reading).distinct().toList();
  }

  /// The methods, in alphabetical order.
  public List<String> methods() {
    return rows.stream().map(Row::method).distinct().sorted().toList();
  }

  /// The properties, in the order of the rows.
  public List<String> properties() {
    return rows.stream().map(Row::property).distinct().toList();
  }

  /// The rows of one property, by reading and method.
  public List<Row> rowsOf(String property) {
    List<String> readings = readings();
    return rows.stream()
        .filter(row -> row.property().equals(property))
        .sorted(
            Comparator.<Row>comparingInt(row -> readings.indexOf(row.reading()))
                .thenComparing(Row::method))
        .toList();
  }

  /// The table without times: the same rules give the same bytes.
  public Table table() {
    return new Table(NAMES, rows.stream().map(Checks::texts).toList());
  }

  /// The table with times.
  public Table timedTable() {
    return new Table(
        with(NAMES, "seconds"),
        rows.stream()
            .map(row -> with(texts(row), String.format(Locale.ROOT, "%.1f", row.seconds())))
            .toList());
  }

  private static List<String> with(List<String> texts, String more) {
    return Stream.concat(texts.stream(), Stream.of(more)).toList();
  }

  private static List<String> texts(Row row) {
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
