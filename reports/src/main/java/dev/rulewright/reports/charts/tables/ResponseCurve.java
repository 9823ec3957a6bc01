package dev.rulewright.reports.charts.tables;

import dev.rulewright.reports.charts.Axes;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.Look;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Theme;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.awt.BasicStroke;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.Range;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/// How an estimate changes with a setting: a dot with its interval for each value that was played,
/// joined by lines, and where they cross one half.
///
/// @param points by the value of the setting
/// @param crossing where one half is crossed, if it is
record ResponseCurve(
    ResultTable table,
    String setting,
    Measure measure,
    List<Point> points,
    Optional<Crossing> crossing) {

  private static final double HEIGHT = 210;

  /// Where a response curve crosses one half, from a table with the columns `crossing`,
  /// `crossing_low` and `crossing_high`.
  ///
  /// @param setting the key of the setting
  /// @param low minus infinity if it lies outside of what was played
  /// @param high plus infinity if it lies outside
  record Crossing(String setting, double at, double low, double high) {

    private static final String NAME = "crossing";

    static boolean isOne(ResultTable table) {
      return table.column(NAME) >= 0;
    }

    /// The crossing, if one of the tables tells it and there is one.
    static Optional<Crossing> among(List<ResultTable> tables) {
      return tables.stream()
          .filter(Crossing::isOne)
          .flatMap(table -> table.rows().stream().flatMap(row -> of(table, row).stream()))
          .findFirst();
    }

    private static Optional<Crossing> of(ResultTable table, List<String> row) {
      int setting = table.column("setting");
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

  /// The estimate at one value of the setting.
  record Point(double level, double estimate, double low, double high) {}

  /// The curve, if the table has one setting and its values are numbers.
  static Optional<ResponseCurve> of(
      ResultTable table, Measure measure, Optional<Crossing> crossing) {
    List<Integer> settings = TableCharts.columns(table, List.of(TableCharts.SETTING));
    if (settings.size() != 1
        || table.rows().size() < 2
        || measure.kind() != Measure.Kind.SHARE
        || !table.isNumeric(settings.getFirst())) {
      return Optional.empty();
    }
    int column = settings.getFirst();
    String setting = table.columns().get(column).name();
    List<Point> points =
        table.rows().stream()
            .filter(row -> !row.get(column).isEmpty())
            .map(row ->
                new Point(
                    Double.parseDouble(row.get(column)),
                    measure.estimate(row),
                    measure.low(row),
                    measure.high(row)))
            .sorted(Comparator.comparingDouble(Point::level))
            .toList();
    return Optional.of(
        new ResponseCurve(
            table,
            setting,
            measure,
            points,
            crossing.filter(each -> each.setting().equals(setting))));
  }

  Chart chart() {
    return new Chart(
        TableCharts.id(table),
        title(),
        caption(),
        inWords(),
        Chart.Keys.NONE,
        _ -> HEIGHT,
        this::plot);
  }

  private String title() {
    return crossing
        .map(each ->
            "The %s crosses 50%s%% at %s = %s"
                .formatted(TableCharts.inText(measure), Words.THIN, setting, each.text()))
        .orElseGet(() -> setting + ": " + Finding.of(table, measure));
  }

  private String inWords() {
    Scale scale = Scale.of(measure.kind(), "");
    return points.stream()
        .map(each ->
            "%s = %s: %s"
                .formatted(
                    setting,
                    Scale.ticks().format(each.level),
                    scale.text(each.estimate, each.low, each.high)))
        .collect(Collectors.joining("; ", "", "."));
  }

  private String caption() {
    return "Dots: %s; lines: 95%s%% intervals; dashed: %s%s%%."
            .formatted(
                measure.column().meaning(),
                Words.THIN,
                Words.brief(TableCharts.even(table)),
                Words.THIN)
        + (crossing.isPresent()
            ? " Upright line: where a curve that only rises or only falls crosses it; grey band:"
                + " the 95"
                + Words.THIN
                + "% interval of that value."
            : "")
        + " "
        + TableCharts.games(table);
  }

  private Plot plot(Format format) {
    var series = new XYIntervalSeries("");
    points.forEach(
        each -> series.add(each.level, each.level, each.level, each.estimate, each.low, each.high));
    var dots = new XYIntervalSeriesCollection();
    dots.addSeries(series);
    var plot = new XYPlot(dots, levels(format), scores(), renderer());
    Theme.dress(plot);
    plot.setRangeGridlinesVisible(true);
    plot.addRangeMarker(Theme.reference(TableCharts.even(table)), Layer.BACKGROUND);
    Range seen = plot.getDomainAxis().getRange();
    crossing.ifPresent(each ->
        Theme.mark(
            plot,
            each.at,
            each.text(),
            new Range(seen.constrain(each.low), seen.constrain(each.high)),
            seen.getCentralValue()));
    return plot;
  }

  private static XYErrorRenderer renderer() {
    var renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setCapLength(0);
    renderer.setErrorStroke(Theme.line(Theme.HEAVY));
    renderer.setDefaultLinesVisible(true);
    renderer.setSeriesStroke(0, new BasicStroke(Theme.LINE));
    renderer.setSeriesPaint(0, Theme.INK);
    renderer.setSeriesShape(0, Look.PLAIN.shape(1));
    return renderer;
  }

  private NumberAxis levels(Format format) {
    double least = points.getFirst().level;
    double most = points.getLast().level;
    double margin = 0.06 * Math.max(most - least, 1e-9);
    boolean whole = points.stream().allMatch(each -> each.level == Math.rint(each.level));
    return Axes.numbers(
        setting,
        new Range(least - margin, most + margin),
        Axes.step(most - least, format.points() / 30.0, whole ? 1 : Axes.finest(most - least)));
  }

  private NumberAxis scores() {
    double[] all =
        DoubleStream.concat(
                points.stream().flatMapToDouble(each -> DoubleStream.of(each.low, each.high)),
                DoubleStream.of(
                    TableCharts.even(table) - Scale.REACH, TableCharts.even(table) + Scale.REACH))
            .filter(Double::isFinite)
            .toArray();
    double least = Math.max(0, DoubleStream.of(all).min().orElse(0));
    double most = Math.min(100, DoubleStream.of(all).max().orElse(100));
    double margin = 0.04 * (most - least);
    // Room above for the crossing.
    return Axes.bare(
        Axes.numbers(
            TableCharts.inText(measure) + " (%)",
            new Range(least - margin, most + 4 * margin),
            Axes.step(most - least, 6, 1)));
  }
}
