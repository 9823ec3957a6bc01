package dev.rulewright.reports.charts.tables;

import dev.rulewright.reports.charts.Estimates;
import dev.rulewright.reports.charts.Look;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A chart of estimates made of a table: a row for each line of the table.
///
/// @param measures what is drawn, all of one kind
/// @param compared what the measures are compared with
/// @param suffix what the id of the chart has behind the name of the table
record TableEstimates(ResultTable table, List<Measure> measures, Compared compared, String suffix) {

  /// What measures are compared with.
  enum Compared {
    /// One half, or no difference.
    WITH_REFERENCE,
    /// The others of their row, which measure the same.
    WITH_EACH_OTHER
  }

  static final String ADJUSTED = "p_adjusted";

  /// Findings are what is left when the false discovery rate is held at this share.
  private static final double FALSE_DISCOVERIES = 0.05;

  /// Rows beyond these are left to the table.
  private static final int MOST_ROWS = 75;

  // ---- Rows ----

  Estimates estimates() {
    Measure first = measures.getFirst();
    Scale scale = TableCharts.scale(table, first.kind(), what());
    List<List<String>> shown = table.rows().stream().limit(MOST_ROWS).toList();
    return new Estimates(
        TableCharts.id(table) + suffix,
        title(first),
        caption(),
        scale,
        shown.stream().map(this::row).toList());
  }

  private Estimates.Row row(List<String> row) {
    var dots = new ArrayList<Estimates.Dot>();
    for (Measure measure : measures) {
      dots.add(
          new Estimates.Dot(
              measures.size() == 1 ? "" : TableCharts.words(measure),
              measure.estimate(row),
              measure.low(row),
              measure.high(row),
              Look.series(dots.size()).finding(!isTested(measure) || isFinding(row))));
    }
    return new Estimates.Row(name(row), dots);
  }

  /// The names of a row, and the values of its settings where rows differ in them; the caption
  /// tells which settings these are.
  private String name(List<String> row) {
    var names = new ArrayList<String>();
    var settings = new ArrayList<String>();
    for (int i : TableCharts.columns(table, TableCharts.NAMES)) {
      String value = row.get(i);
      switch (table.columns().get(i).unit()) {
        case TableCharts.NAME -> names.add(value);
        case TableCharts.SETTING -> {
          if (isVaried(i)) {
            settings.add(value);
          }
        }
        default -> settings.add(value);
      }
    }
    return (String.join(", ", names) + " " + String.join(" / ", settings)).strip();
  }

  private boolean isVaried(int column) {
    return table.rows().stream().map(row -> row.get(column)).distinct().count() > 1;
  }

  /// The settings whose values name the rows: `Rows: copies of Full Auto / turn ap. `.
  private String rowsNamed() {
    List<String> settings =
        TableCharts.columns(table, List.of(TableCharts.SETTING)).stream()
            .filter(this::isVaried)
            .map(i -> table.columns().get(i).name())
            .toList();
    return settings.isEmpty() ? "" : "Rows: " + String.join(" / ", settings) + ". ";
  }

  /// Whether the table tells which rows are findings; p-values are those of differences.
  private boolean isTested(Measure measure) {
    int adjusted = table.column(ADJUSTED);
    return measure.kind() == Measure.Kind.DIFFERENCE && adjusted >= 0 && table.isNumeric(adjusted);
  }

  private boolean isFinding(List<String> row) {
    int adjusted = table.column(ADJUSTED);
    return !row.get(adjusted).isEmpty()
        && Double.parseDouble(row.get(adjusted)) <= FALSE_DISCOVERIES;
  }

  // ---- Texts ----

  /// What is drawn: `score and starter score`.
  private String what() {
    if (compared == Compared.WITH_EACH_OTHER) {
      return TableCharts.lowerCase(Words.name(table.name()));
    }
    return String.join(" and ", measures.stream().map(TableCharts::inText).toList());
  }

  private String title(Measure measure) {
    if (compared == Compared.WITH_EACH_OTHER && measures.size() > 1) {
      return Words.name(table.name()) + ": " + Finding.apart(table, measures);
    }
    if (!isTested(measure)) {
      return Words.name(table.name())
          + ": "
          + String.join("; ", measures.stream().map(each -> Finding.of(table, each)).toList());
    }
    long findings = table.rows().stream().filter(row -> isFinding(row)).count();
    return "%s of %s: findings at a false discovery rate of 5%s%%"
        .formatted(
            Words.number(findings),
            Words.count(table.rows().size(), TableCharts.inText(measure)),
            Words.THIN);
  }

  private String caption() {
    var text = new StringBuilder(rowsNamed()).append("Dots: ");
    text.append(
        switch (compared) {
          case WITH_EACH_OTHER -> meaning(measures.getFirst());
          case WITH_REFERENCE ->
              measures.stream()
                  .map(measure ->
                      measures.size() == 1
                          ? meaning(measure)
                          : TableCharts.inText(measure) + ", " + meaning(measure))
                  .collect(Collectors.joining("; "));
        });
    text.append("; lines: 95").append(Words.THIN).append("% intervals");
    text.append(
        switch (measures.getFirst().kind()) {
          case SHARE -> "; dashed: " + Words.brief(TableCharts.even(table)) + Words.THIN + "%";
          case DIFFERENCE -> "; dashed: no difference";
          case ELO, OTHER -> "";
        });
    if (isTested(measures.getFirst())) {
      text.append("; filled dots: findings (Benjamini and Hochberg)");
    }
    text.append(". ").append(TableCharts.games(table));
    if (table.rows().size() > MOST_ROWS) {
      text.append(
          " The first %d of %s rows.".formatted(MOST_ROWS, Words.number(table.rows().size())));
    }
    return text.toString().strip();
  }

  private String meaning(Measure measure) {
    String meaning = measure.column().meaning();
    return meaning.isEmpty() ? TableCharts.inText(measure) : meaning;
  }
}
