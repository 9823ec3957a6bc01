package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.awt.BasicStroke;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
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
  private static final double HALF = 50;

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
        TableCharts.id(table), title(), caption(), inWords(), Keys.NONE, HEIGHT, this::plot);
  }

  private String title() {
    return crossing
        .map(each ->
            "The %s crosses 50%s%% at %s = %s"
                .formatted(
                    TableCharts.lowerCase(TableCharts.words(measure)),
                    Words.THIN,
                    setting,
                    each.text()))
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
    return "Dots: %s; lines: 95%s%% intervals; dashed: 50%s%%."
            .formatted(measure.column().meaning(), Words.THIN, Words.THIN)
        + (crossing.isPresent()
            ? " Upright line: where a curve that only rises or only falls crosses it; grey band: the 95"
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
    plot.addRangeMarker(
        new ValueMarker(HALF, Theme.NEUTRAL, Theme.dashed(Theme.LINE)), Layer.BACKGROUND);
    crossing.ifPresent(each -> mark(plot, each));
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

  private void mark(XYPlot plot, Crossing crossing) {
    Range seen = plot.getDomainAxis().getRange();
    var band =
        new IntervalMarker(
            seen.constrain(crossing.low()), seen.constrain(crossing.high()), Theme.BAND);
    band.setAlpha(1);
    plot.addDomainMarker(band, Layer.BACKGROUND);
    var line = new ValueMarker(crossing.at(), Theme.INK, Theme.line(Theme.LINE));
    line.setLabel(crossing.text());
    line.setLabelFont(Theme.LABEL);
    line.setLabelPaint(Theme.INK);
    line.setLabelBackgroundColor(Theme.NOTHING);
    boolean roomAtRight = crossing.at() < seen.getCentralValue();
    line.setLabelAnchor(roomAtRight ? RectangleAnchor.TOP_RIGHT : RectangleAnchor.TOP_LEFT);
    line.setLabelTextAnchor(roomAtRight ? TextAnchor.TOP_LEFT : TextAnchor.TOP_RIGHT);
    line.setLabelOffset(new RectangleInsets(2, 3, 2, 3));
    plot.addDomainMarker(line, Layer.FOREGROUND);
  }

  private NumberAxis levels(Format format) {
    var axis = new NumberAxis(setting);
    Theme.dress(axis);
    double least = points.getFirst().level;
    double most = points.getLast().level;
    double margin = 0.06 * Math.max(most - least, 1e-9);
    axis.setRange(least - margin, most + margin);
    boolean whole = points.stream().allMatch(each -> each.level == Math.rint(each.level));
    Ticks.set(axis, most - least, format.points() / 30.0, whole ? 1 : Ticks.finest(most - least));
    axis.setNumberFormatOverride(Scale.ticks());
    return axis;
  }

  private NumberAxis scores() {
    var axis = new NumberAxis(TableCharts.lowerCase(TableCharts.words(measure)) + " (%)");
    Theme.dress(axis);
    double[] all =
        DoubleStream.concat(
                points.stream().flatMapToDouble(each -> DoubleStream.of(each.low, each.high)),
                DoubleStream.of(HALF - 5, HALF + 5))
            .filter(Double::isFinite)
            .toArray();
    double least = Math.max(0, DoubleStream.of(all).min().orElse(0));
    double most = Math.min(100, DoubleStream.of(all).max().orElse(100));
    double margin = 0.04 * (most - least);
    // Room above for the crossing.
    axis.setRange(least - margin, most + 4 * margin);
    Ticks.set(axis, most - least, 6, 1);
    axis.setNumberFormatOverride(Scale.ticks());
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    return axis;
  }
}
