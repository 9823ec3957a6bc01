package dev.rulewright.reports.results;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.ResultTable.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table in which the same is measured of several agents, turned: a row for each name, and the
/// agents beside each other, each with its estimate and the ends of its interval.
///
/// @param table has a column `agents` of the unit `name`
/// @param agents the index of that column
public record SideBySide(ResultTable table, int agents) {

  private static final String NAME = "name";
  private static final String SHARE = "share";
  private static final String LOW = "_low";
  private static final String HIGH = "_high";

  /// The table to turn, if it has such a column and estimates.
  public static Optional<SideBySide> of(ResultTable table) {
    int agents = named(table, "agents");
    return agents < 0 || Measure.fitting(table).isEmpty()
        ? Optional.empty()
        : Optional.of(new SideBySide(table, agents));
  }

  /// Whether the rows of a table are counted in units of their own, so that they have no common
  /// axis.
  public static boolean hasUnits(ResultTable table) {
    return named(table, "unit") >= 0;
  }

  /// Whether each row is a test of its own, so that p-values stay beside what they belong to.
  public boolean isOfTests() {
    return table.column("p_adjusted") >= 0;
  }

  /// The rows of each agent as a table of their own.
  public List<ResultTable> apart() {
    return table.rows().stream()
        .map(row -> row.get(agents))
        .distinct()
        .map(each ->
            new ResultTable(
                table.name() + "-" + each,
                without(table.columns()),
                table.rows().stream()
                    .filter(row -> row.get(agents).equals(each))
                    .map(this::without)
                    .toList()))
        .toList();
  }

  private <T> List<T> without(List<T> row) {
    var rest = new ArrayList<>(row);
    rest.remove(agents);
    return rest;
  }

  /// The turned tables: one for each column of estimates that is told, and of rows with units of
  /// their own the shares apart.
  public List<ResultTable> turned() {
    List<Measure> measures = Measure.fitting(table);
    return measures.stream()
        .filter(measure -> table.view().columns().contains(measure.column().name()))
        .flatMap(measure -> {
          String name = table.name() + (measures.size() == 1 ? "" : "-" + measure.column().name());
          int unit = named(table, "unit");
          return unit < 0
              ? Stream.of(turned(name, table.rows(), measure, names(), unit(measure)))
              : Stream.of(
                  turned(
                      name,
                      table.rows().stream().filter(row -> !row.get(unit).equals(SHARE)).toList(),
                      measure,
                      names(),
                      measure.column().unit()),
                  turned(
                      name + "-shares",
                      table.rows().stream().filter(row -> row.get(unit).equals(SHARE)).toList(),
                      measure,
                      names().stream().filter(i -> i != unit).toList(),
                      SHARE));
        })
        .filter(each -> !each.rows().isEmpty())
        .toList();
  }

  private ResultTable turned(
      String name, List<List<String>> from, Measure measure, List<Integer> names, String unit) {
    List<String> players = table.rows().stream().map(row -> row.get(agents)).distinct().toList();
    List<Column> columns =
        Stream.concat(
                names.stream().map(table.columns()::get),
                players.stream()
                    .flatMap(each ->
                        Stream.of(
                            new Column(each, unit, measure.column().meaning()),
                            new Column(each + LOW, unit, "lower end of its 95 % interval"),
                            new Column(each + HIGH, unit, "upper end"))))
            .toList();
    var rows = new LinkedHashMap<List<String>, List<String>>();
    for (List<String> row : from) {
      List<String> key = names.stream().map(row::get).toList();
      List<String> cells =
          rows.computeIfAbsent(
              key,
              _ -> {
                var empty = new ArrayList<>(key);
                empty.addAll(Collections.nCopies(3 * players.size(), ""));
                return empty;
              });
      int first = names.size() + 3 * players.indexOf(row.get(agents));
      cells.set(first, row.get(measure.estimate()));
      cells.set(first + 1, row.get(measure.low()));
      cells.set(first + 2, row.get(measure.high()));
    }
    return new ResultTable(
        name,
        columns,
        List.copyOf(rows.values()),
        new View(columns.stream().map(Column::name).toList(), table.view().rows()));
  }

  /// The columns that name a row, besides that of the agents.
  private List<Integer> names() {
    return IntStream.range(0, table.columns().size())
        .filter(i -> i != agents && table.columns().get(i).unit().equals(NAME))
        .boxed()
        .toList();
  }

  /// The unit of the columns, which are no longer told by their names to be differences.
  private static String unit(Measure measure) {
    return measure.kind() == Measure.Kind.DIFFERENCE ? Measure.DIFFERENCE : measure.column().unit();
  }

  /// The index of a column of names, or -1.
  private static int named(ResultTable table, String name) {
    int index = table.column(name);
    return index >= 0 && table.columns().get(index).unit().equals(NAME) ? index : -1;
  }
}
