package dev.rulewright.reports.charts;

import java.util.stream.DoubleStream;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;

/// The axis of a chart of estimates.
final class EstimatesAxis {

  private EstimatesAxis() {}

  /// The axis.
  ///
  /// @param width of the plot, in points
  static NumberAxis of(Estimates chart, Range range, double width) {
    var axis = new NumberAxis(chart.scale().title());
    Theme.dress(axis);
    axis.setRange(range);
    Ticks.set(axis, range.getLength(), width / 32, Ticks.finest(range.getLength()));
    axis.setNumberFormatOverride(Scale.ticks());
    return axis;
  }

  /// From the least to the greatest number that is to be seen, with a margin.
  static Range range(Estimates chart) {
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
}
