package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.PairedProportion;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.RoundScores;

/// A number with its 95 % interval.
///
/// @param value the estimate; not a number if there is none
public record Estimate(double value, Interval interval) {

  /// The share of intervals that hold the true number.
  public static final double CONFIDENCE = 0.95;

  /// No estimate, of which nothing is known.
  public static final Estimate NONE =
      new Estimate(Double.NaN, new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));

  private static final double NO_WIDTH = 1e-9;

  /// The mean of numbers on a grid.
  public static Estimate of(LatticeSample sample) {
    return new Estimate(sample.mean(), sample.interval(CONFIDENCE));
  }

  /// A share; without trials there is none.
  public static Estimate of(PairedProportion share) {
    return share.trials() == 0 ? NONE : new Estimate(share.share(), share.interval(CONFIDENCE));
  }

  /// A ratio of sums.
  public static Estimate of(PairedRatio ratio) {
    return new Estimate(ratio.ratio(), ratio.interval(CONFIDENCE));
  }

  static Estimate of(RoundScores scores) {
    return new Estimate(scores.mean(), scores.interval(CONFIDENCE));
  }

  /// Whether an interval shows that there is a difference: 0 is not in it, and it has a width, as
  /// numbers that happen to agree say nothing about how they scatter.
  boolean isShown() {
    return !interval.contains(0) && interval.width() > NO_WIDTH;
  }

  /// A share in words: `18.7 % (95 % interval 16.1 % to 21.5 %)`.
  String inPercent() {
    return "%s (95 %% interval %s to %s)"
        .formatted(
            ResultTable.percent(value),
            ResultTable.percent(interval.low()),
            ResultTable.percent(interval.high()));
  }

  /// A difference of shares in words: `+1.2 points (95 % interval +0.3 to +2.1)`.
  public String inPoints() {
    return "%s points (95 %% interval %s to %s)"
        .formatted(
            ResultTable.points(value),
            ResultTable.points(interval.low()),
            ResultTable.points(interval.high()));
  }
}
