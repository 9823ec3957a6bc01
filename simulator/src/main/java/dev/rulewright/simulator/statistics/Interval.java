package dev.rulewright.simulator.statistics;

/// A confidence interval, its ends included.
public record Interval(double low, double high) {

  /// That of which nothing is known.
  public static final Interval EVERYTHING =
      new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /// The distance between the ends.
  public double width() {
    return high - low;
  }

  /// Whether a number lies within, the ends included.
  public boolean contains(double number) {
    return low <= number && number <= high;
  }
}
