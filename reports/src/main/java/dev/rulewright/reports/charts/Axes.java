package dev.rulewright.reports.charts;

import java.awt.Font;
import java.util.List;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/// The axes of charts.
public final class Axes {

  private Axes() {}

  /// An axis of numbers.
  ///
  /// @param step from one number to the next
  public static NumberAxis numbers(String title, Range range, double step) {
    var axis = dressed(new NumberAxis(title));
    axis.setRange(range);
    axis.setTickUnit(new NumberTickUnit(step));
    axis.setNumberFormatOverride(Scale.ticks());
    return axis;
  }

  /// An axis of words, one for each whole number from 0.
  public static SymbolAxis words(@Nullable String title, List<String> words, Font font) {
    var axis = bare(dressed(new SymbolAxis(title, words.toArray(String[]::new))));
    axis.setTickLabelFont(font);
    axis.setGridBandsVisible(false);
    axis.setRange(-0.5, Math.max(words.size(), 1) - 0.5);
    return axis;
  }

  /// The same without line and ticks.
  public static <A extends Axis> A bare(A axis) {
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    return axis;
  }

  static <A extends Axis> A dressed(A axis) {
    axis.setLabelFont(Theme.AXIS);
    axis.setLabelPaint(Theme.FAINT_INK);
    axis.setTickLabelFont(Theme.LABEL);
    axis.setTickLabelPaint(Theme.INK);
    axis.setAxisLinePaint(Theme.NEUTRAL);
    axis.setAxisLineStroke(Theme.line(Theme.HAIRLINE));
    axis.setTickMarkPaint(Theme.NEUTRAL);
    axis.setTickMarkStroke(Theme.line(Theme.HAIRLINE));
    axis.setTickMarkInsideLength(0);
    axis.setTickMarkOutsideLength(3);
    if (axis instanceof ValueAxis values) {
      values.setMinorTickMarksVisible(false);
    }
    return axis;
  }

  /// The largest power of ten that is at most a tenth of a length.
  public static double finest(double length) {
    return Math.pow(10, Math.floor(Math.log10(length / 10)));
  }

  /// A step of 1, 2 or 5 times a power of ten.
  ///
  /// @param length what the axis covers
  /// @param most how many numbers there is room for
  /// @param least the smallest step, a power of ten
  public static double step(double length, double most, double least) {
    double step = least;
    for (int i = 0; length / step > most; i++) {
      step = i % 3 == 1 ? step * 2.5 : step * 2;
    }
    return step;
  }
}
