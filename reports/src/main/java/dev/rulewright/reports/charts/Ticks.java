package dev.rulewright.reports.charts;

import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;

/// Where an axis has its numbers.
final class Ticks {

  private Ticks() {}

  /// The largest power of ten that is at most a tenth of a length.
  static double finest(double length) {
    return Math.pow(10, Math.floor(Math.log10(length / 10)));
  }

  /// Sets the ticks of an axis at multiples of 1, 2 or 5 times a power of ten.
  ///
  /// @param length what the axis covers
  /// @param most how many numbers there is room for
  /// @param least the smallest step, a power of ten
  static void set(NumberAxis axis, double length, double most, double least) {
    double step = least;
    for (int i = 0; length / step > most; i++) {
      step = i % 3 == 1 ? step * 2.5 : step * 2;
    }
    axis.setTickUnit(new NumberTickUnit(step));
  }
}
