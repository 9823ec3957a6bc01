package dev.rulewright.reports.charts;

import dev.rulewright.reports.charts.Estimates.Dot;
import dev.rulewright.reports.charts.Estimates.Row;
import java.awt.Font;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/// The drawing of a chart of estimates.
final class EstimatesPlot {

  private static final double DENSE = 0.66;

  private final Estimates chart;
  private final EstimatesLayout layout;
  private final Range range;
  private final XYIntervalSeriesCollection dots = new XYIntervalSeriesCollection();
  private final XYErrorRenderer renderer = new XYErrorRenderer();
  private final List<String> keys = new ArrayList<>();

  EstimatesPlot(Estimates chart, EstimatesLayout layout) {
    this.chart = chart;
    this.layout = layout;
    range = range(chart);
  }

  Plot plot() {
    renderer.setDrawYError(false);
    renderer.setCapLength(0);
    renderer.setErrorStroke(Theme.line(layout.isDense() ? Theme.LINE : Theme.HEAVY));
    renderer.setUseFillPaint(true);
    renderer.setUseOutlinePaint(false);
    renderer.setDrawOutlines(true);
    renderer.setLegendItemLabelGenerator((_, series) -> keys.get(series));
    kinds().forEach(this::addKey);
    for (int row = 0; row < chart.rows().size(); row++) {
      addRow(row);
    }
    List<String> names =
        switch (layout.place()) {
          case BESIDE -> chart.rows().stream().map(Row::name).toList();
          case ABOVE -> Collections.nCopies(chart.rows().size(), "");
        };
    var plot = new XYPlot(dots, axis(), symbols(names, Theme.NAME), renderer);
    Theme.dress(plot);
    plot.setDomainGridlinesVisible(true);
    plot.setNoDataMessage("nothing to show");
    if (!Double.isNaN(chart.scale().reference())) {
      plot.addDomainMarker(Theme.reference(chart.scale().reference()), Layer.BACKGROUND);
    }
    asides(plot);
    return plot;
  }

  // ---- The axis ----

  private NumberAxis axis() {
    double length = range.getLength();
    return Axes.numbers(
        chart.scale().title(), range, Axes.step(length, layout.plot() / 32, Axes.finest(length)));
  }

  /// From the least to the greatest number that is to be seen, with a margin.
  private static Range range(Estimates chart) {
    Scale scale = chart.scale();
    DoubleStream ends =
        chart.rows().stream()
            .flatMap(row -> row.dots().stream())
            .flatMapToDouble(dot -> DoubleStream.of(dot.estimate(), dot.low(), dot.high()));
    double[] all =
        DoubleStream.concat(
                ends,
                DoubleStream.of(
                    scale.reference() - scale.reach(), scale.reference() + scale.reach()))
            .filter(Double::isFinite)
            .map(scale.clamped())
            .toArray();
    double least = DoubleStream.of(all).min().orElse(0);
    double most = DoubleStream.of(all).max().orElse(1);
    double margin = 0.04 * Math.max(most - least, 1e-9);
    return new Range(least - margin, most + margin);
  }

  // ---- Dots ----

  /// The kinds of estimates with the look of the first one.
  private Map<String, Look> kinds() {
    var kinds = new LinkedHashMap<String, Look>();
    chart.rows().stream()
        .flatMap(row -> row.dots().stream())
        .forEach(dot -> kinds.putIfAbsent(dot.series(), dot.look().finding(true)));
    return kinds;
  }

  private void addKey(String kind, Look look) {
    renderer.setSeriesVisibleInLegend(
        add(new XYIntervalSeries(dots.getSeriesCount()), kind, look, look.shape(size())), true);
  }

  private void addRow(int row) {
    List<Dot> all = chart.rows().get(row).dots();
    for (int i = 0; i < all.size(); i++) {
      addDot(all.get(i), row + layout.below(i));
    }
  }

  private void addDot(Dot dot, double y) {
    Look look = dot.look();
    boolean known = !Double.isNaN(dot.estimate());
    if (known || Double.isFinite(dot.low()) || Double.isFinite(dot.high())) {
      double low = Double.isNaN(dot.low()) ? dot.estimate() : range.constrain(dot.low());
      double high = Double.isNaN(dot.high()) ? dot.estimate() : range.constrain(dot.high());
      double at = known ? dot.estimate() : (low + high) / 2;
      var series = new XYIntervalSeries(dots.getSeriesCount());
      series.add(at, low, high, y, y, y);
      int index = add(series, dot.series(), look, look.shape(size()));
      renderer.setSeriesShapesVisible(index, known);
      arrow(dot.low(), y, look);
      arrow(dot.high(), y, look);
    }
  }

  /// At an end that is open.
  private void arrow(double end, double y, Look look) {
    if (Double.isInfinite(end)) {
      double edge = range.constrain(end);
      var series = new XYIntervalSeries(dots.getSeriesCount());
      series.add(edge, edge, edge, y, y, y);
      add(series, "", look.finding(true), Look.arrow(end < 0 ? -1 : 1));
    }
  }

  private int add(XYIntervalSeries series, String key, Look look, Shape shape) {
    int index = dots.getSeriesCount();
    dots.addSeries(series);
    keys.add(key);
    renderer.setSeriesPaint(index, look.colour());
    renderer.setSeriesShape(index, shape);
    renderer.setSeriesShapesFilled(index, true);
    renderer.setSeriesFillPaint(
        index,
        switch (look.fill()) {
          case FULL -> look.colour();
          case OPEN -> Theme.PAPER;
        });
    renderer.setSeriesVisibleInLegend(index, false);
    return index;
  }

  private double size() {
    return layout.isDense() ? DENSE : 1;
  }

  // ---- Names and numbers ----

  private void asides(XYPlot plot) {
    switch (layout.place()) {
      case BESIDE -> {
        plot.setRangeAxis(1, numbers());
        plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
      }
      case ABOVE -> {
        for (int row = 0; row < chart.rows().size(); row++) {
          List<String> asides = chart.rows().get(row).dots().stream().map(chart::numbers).toList();
          lines(plot, row, layout.names().get(row), TextAnchor.CENTER_LEFT, Theme.NAME);
          lines(plot, row, asides, TextAnchor.CENTER_RIGHT, Theme.LABEL);
        }
      }
    }
  }

  /// The numbers of each dot beside it, with room for half a dot above and below those of a row.
  private SymbolAxis numbers() {
    if (layout.dots() == 1) {
      return symbols(
          chart.rows().stream().map(row -> chart.numbers(row.dots().getFirst())).toList(),
          Theme.LABEL);
    }
    var labels = new ArrayList<String>();
    for (Row row : chart.rows()) {
      row.dots().forEach(dot -> labels.add(chart.numbers(dot)));
      labels.addAll(Collections.nCopies(layout.dots() + 1 - row.dots().size(), ""));
    }
    SymbolAxis axis = symbols(labels, Theme.LABEL);
    axis.setRange(-1, labels.size() - 1);
    return axis;
  }

  private void lines(XYPlot plot, int row, List<String> lines, TextAnchor anchor, Font font) {
    double x = anchor.isLeft() ? range.getLowerBound() : range.getUpperBound();
    for (int line = 0; line < lines.size(); line++) {
      // An empty text cannot stand on paper of its own.
      if (!lines.get(line).isEmpty()) {
        plot.addAnnotation(text(lines.get(line), x, row - layout.above(line), anchor, font));
      }
    }
  }

  /// On paper of its own, so that no line runs through it.
  private static XYTextAnnotation text(
      String text, double x, double y, TextAnchor anchor, Font font) {
    var annotation = new XYTextAnnotation(text, x, y);
    annotation.setTextAnchor(anchor);
    annotation.setFont(font);
    annotation.setPaint(Theme.INK);
    annotation.setBackgroundPaint(Theme.PAPER);
    return annotation;
  }

  private static SymbolAxis symbols(List<String> labels, Font font) {
    SymbolAxis axis = Axes.words(null, labels, font);
    axis.setInverted(true);
    return axis;
  }
}
