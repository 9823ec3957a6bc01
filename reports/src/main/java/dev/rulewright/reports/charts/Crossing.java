package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Optional;

/// Where a response curve crosses one half, from a table with the columns `crossing`,
/// `crossing_low` and `crossing_high`.
///
/// @param setting the key of the setting
/// @param low minus infinity if it lies outside of what was played
/// @param high plus infinity if it lies outside
record Crossing(String setting, double at, double low, double high) {

  private static final String NAME = "crossing";

  static boolean isOne(ResultTable table) {
    return TableCharts.column(table, NAME) >= 0;
  }

  /// The crossing, if one of the tables tells it and there is one.
  static Optional<Crossing> among(List<ResultTable> tables) {
    return tables.stream()
        .filter(Crossing::isOne)
        .flatMap(table -> table.rows().stream().flatMap(row -> of(table, row).stream()))
        .findFirst();
  }

  private static Optional<Crossing> of(ResultTable table, List<String> row) {
    int setting = TableCharts.column(table, "setting");
    return Measure.of(table).stream()
        .filter(measure -> measure.column().name().equals(NAME) && measure.fits(table))
        .filter(measure -> setting >= 0 && !Double.isNaN(measure.estimate(row)))
        .map(measure ->
            new Crossing(
                row.get(setting), measure.estimate(row), measure.low(row), measure.high(row)))
        .findFirst();
  }

  /// `4.32 (4.10–4.55)`.
  String text() {
    return Scale.plain("").text(at, low, high);
  }
}
