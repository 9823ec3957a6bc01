package dev.rulewright.reports.charts;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// The charts of tables of results, chosen by their columns and not by their names:
///
/// - estimates are columns `X` with `X_low` and `X_high` beside them;
/// - one setting (a column of the unit `setting`) whose values are numbers makes a response curve,
///   two settings make a heat map;
/// - everything else is a row for each line of the table.
public final class TableCharts {

  static final String SETTING = "setting";

  private static final List<String> NAMES = List.of("name", SETTING, "settings");
  private static final String ADJUSTED = "p_adjusted";

  /// Findings are what is left when the false discovery rate is held at this share.
  static final double FALSE_DISCOVERIES = 0.05;

  /// Rows beyond these are left to the table.
  private static final int MOST_ROWS = 100;

  private TableCharts() {}

  /// The charts of a folder's tables, in their order.
  public static List<Chart> of(List<ResultTable> tables) {
    var charts = new ArrayList<Chart>();
    for (ResultTable table : tables) {
      List<Measure> measures =
          Measure.of(table).stream().filter(measure -> measure.fits(table)).toList();
      if (!measures.isEmpty() && !Crossing.isOne(table)) {
        charts.addAll(charts(table, measures, tables));
      }
    }
    return charts;
  }

  private static List<Chart> charts(
      ResultTable table, List<Measure> measures, List<ResultTable> tables) {
    if (columns(table, NAMES).equals(columns(table, List.of(SETTING)))) {
      Measure first = measures.getFirst();
      var curve = ResponseCurve.of(table, first, Crossing.among(tables));
      if (curve.isPresent()) {
        return List.of(curve.get().chart());
      }
      var map = HeatMap.of(table, first);
      if (map.isPresent()) {
        return List.of(map.get().chart());
      }
    }
    var byKind = new LinkedHashMap<Measure.Kind, List<Measure>>();
    measures.forEach(
        measure -> byKind.computeIfAbsent(measure.kind(), _ -> new ArrayList<>()).add(measure));
    if (byKind.containsKey(Measure.Kind.SHARE)) {
      // Differences of what is shown already.
      byKind.remove(Measure.Kind.DIFFERENCE);
    }
    return byKind.entrySet().stream()
        .map(each -> estimates(table, each.getValue(), suffix(each, byKind)).chart())
        .toList();
  }

  private static String suffix(
      Map.Entry<Measure.Kind, List<Measure>> kind, Map<Measure.Kind, List<Measure>> all) {
    return all.size() == 1 ? "" : "-" + kind.getValue().getFirst().column().name();
  }

  // ---- Rows ----

  private static Estimates estimates(ResultTable table, List<Measure> measures, String suffix) {
    Measure first = measures.getFirst();
    String what =
        measures.size() == 1
            ? first.words()
            : measures.stream().map(Measure::words).toList().getLast();
    Scale scale = first.scale(lowerCase(measures.size() == 1 ? what : first.words()));
    List<List<String>> shown = table.rows().stream().limit(MOST_ROWS).toList();
    return new Estimates(
        id(table) + suffix,
        title(table, first),
        caption(table, measures),
        scale,
        shown.stream().map(row -> row(table, measures, scale, row)).toList());
  }

  private static Estimates.Row row(
      ResultTable table, List<Measure> measures, Scale scale, List<String> row) {
    var dots = new ArrayList<Estimates.Dot>();
    for (Measure measure : measures) {
      dots.add(
          new Estimates.Dot(
              measures.size() == 1 ? "" : measure.words(),
              measure.estimate(row),
              measure.low(row),
              measure.high(row),
              Look.series(dots.size()).finding(isFinding(table, row))));
    }
    String numbers =
        dots.size() == 1
            ? scale.text(dots.getFirst().estimate(), dots.getFirst().low(), dots.getFirst().high())
            : String.join(" · ", dots.stream().map(dot -> scale.text(dot.estimate())).toList());
    return new Estimates.Row(name(table, row), numbers, dots);
  }

  /// The names of a row, and its settings where rows differ in them.
  private static String name(ResultTable table, List<String> row) {
    var parts = new ArrayList<String>();
    for (int i : columns(table, NAMES)) {
      String value = row.get(i);
      if (!table.columns().get(i).unit().equals(SETTING)) {
        parts.add(value);
      } else if (table.rows().stream().anyMatch(other -> !other.get(i).equals(value))) {
        parts.add(table.columns().get(i).name() + "=" + value);
      }
    }
    return String.join(" ", parts.stream().filter(part -> !part.isEmpty()).toList());
  }

  private static boolean isFinding(ResultTable table, List<String> row) {
    int adjusted = column(table, ADJUSTED);
    return adjusted < 0
        || row.get(adjusted).isEmpty()
        || Double.parseDouble(row.get(adjusted)) <= FALSE_DISCOVERIES;
  }

  // ---- Texts ----

  static String id(ResultTable table) {
    return table.name().replaceAll("[^A-Za-z0-9-]", "-");
  }

  private static String title(ResultTable table, Measure measure) {
    if (column(table, ADJUSTED) < 0 || !table.isNumeric(column(table, ADJUSTED))) {
      return Words.name(table.name());
    }
    long findings = table.rows().stream().filter(row -> isFinding(table, row)).count();
    return "%s of %s: findings at a false discovery rate of 5%s%%"
        .formatted(
            Words.number(findings),
            Words.count(table.rows().size(), lowerCase(measure.words())),
            Words.THIN);
  }

  private static String caption(ResultTable table, List<Measure> measures) {
    var text = new StringBuilder("Dots: ");
    text.append(
        String.join(
            "; ",
            measures.stream()
                .map(measure ->
                    measures.size() == 1
                        ? meaning(measure)
                        : lowerCase(measure.words()) + ", " + meaning(measure))
                .toList()));
    text.append("; lines: 95").append(Words.THIN).append("% intervals");
    text.append(
        switch (measures.getFirst().kind()) {
          case SHARE -> "; dashed: 50" + Words.THIN + "%";
          case DIFFERENCE -> "; dashed: no difference";
          case ELO, OTHER -> "";
        });
    if (column(table, ADJUSTED) >= 0) {
      text.append("; filled dots: findings (Benjamini and Hochberg)");
    }
    text.append(". ").append(games(table));
    if (table.rows().size() > MOST_ROWS) {
      text.append(
          " The first %d of %s rows.".formatted(MOST_ROWS, Words.number(table.rows().size())));
    }
    return text.toString().strip();
  }

  private static String meaning(Measure measure) {
    String meaning = measure.column().meaning();
    return meaning.isEmpty() ? lowerCase(measure.words()) : meaning;
  }

  /// On how many games the rows rest, if the table tells.
  static String games(ResultTable table) {
    int pairs = column(table, "pairs");
    if (pairs < 0 || !table.isNumeric(pairs) || table.rows().isEmpty()) {
      return "";
    }
    LongStream numbers =
        table.rows().stream()
            .map(row -> row.get(pairs))
            .filter(each -> !each.isEmpty())
            .mapToLong(Long::parseLong);
    var all = numbers.summaryStatistics();
    return "n\u00a0=\u00a0%s%s of games for each dot."
        .formatted(
            all.getMin() == all.getMax() ? "" : Words.number(all.getMin()) + " to ",
            Words.count(all.getMax(), "pair"));
  }

  static String lowerCase(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + words.substring(1);
  }

  // ---- Columns ----

  static List<Integer> columns(ResultTable table, List<String> units) {
    return IntStream.range(0, table.columns().size())
        .filter(i -> units.contains(table.columns().get(i).unit()))
        .boxed()
        .toList();
  }

  /// The index of a column, or -1.
  static int column(ResultTable table, String name) {
    return table.columns().stream().map(Column::name).toList().indexOf(name);
  }
}
