package dev.rulewright.simulator.statistics;

/// A confidence interval, its ends included.
public record Interval(double low, double high) {

  /// The distance between the ends.
  public double width() {
    return high - low;
  }

  /// Whether a number lies within, the ends included.
  public boolean contains(double number) {
    return low <= number && number <= high;
  }
}
