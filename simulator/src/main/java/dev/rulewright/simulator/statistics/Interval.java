package dev.rulewright.simulator.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/// A 95 % confidence interval, its ends included.
public record Interval(double low, double high) {

  /// The share of intervals that hold the true number.
  public static final double CONFIDENCE = 0.95;

  /// That of which nothing is known.
  public static final Interval EVERYTHING =
      new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /// The normal quantile: half the width in standard errors.
  public static final double NORMAL =
      NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2);

  /// Student's quantile: half the width in standard errors that are estimated.
  ///
  /// @param degrees of freedom, greater than 0
  public static double student(double degrees) {
    return TDistribution.of(degrees).inverseSurvivalProbability((1 - CONFIDENCE) / 2);
  }

  /// As far on either side of a number.
  public static Interval around(double middle, double half) {
    return new Interval(middle - half, middle + half);
  }

  /// What of it lies between two bounds.
  public Interval within(double lowest, double highest) {
    return new Interval(Math.max(lowest, low), Math.min(highest, high));
  }

  /// The distance between the ends.
  public double width() {
    return high - low;
  }

  /// Whether a number lies within, the ends included.
  public boolean contains(double number) {
    return low <= number && number <= high;
  }
}
