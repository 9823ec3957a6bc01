package dev.rulewright.simulator.statistics;

import java.util.Locale;

/// A number with its 95 % interval.
///
/// @param value the estimate; not a number if there is none
public record Estimate(double value, Interval interval) {

  /// No estimate, of which nothing is known.
  public static final Estimate NONE = new Estimate(Double.NaN, Interval.EVERYTHING);

  private static final double NO_WIDTH = 1e-9;

  /// The mean of numbers on a grid.
  public static Estimate of(LatticeSample sample) {
    return new Estimate(sample.mean(), sample.interval());
  }

  /// A ratio of sums; without anything to divide by there is none.
  public static Estimate of(PairedRatio ratio) {
    return ratio.among() == 0 ? NONE : new Estimate(ratio.ratio(), ratio.interval());
  }

  /// The mean score of rounds.
  public static Estimate of(RoundScores scores) {
    return new Estimate(scores.mean(), scores.interval());
  }

  /// Whether an interval shows that there is a difference: 0 is not in it, and it has a width, as
  /// numbers that happen to agree say nothing about how they scatter.
  public boolean isShown() {
    return !interval.contains(0) && interval.width() > NO_WIDTH;
  }

  /// A share in words: `18.7 % (95 % interval 16.1 % to 21.5 %)`.
  public String inPercent() {
    return "%s (95 %% interval %s to %s)"
        .formatted(percent(value), percent(interval.low()), percent(interval.high()));
  }

  /// A difference of shares in words: `+1.2 points (95 % interval +0.3 to +2.1)`.
  public String inPoints() {
    return "%s points (95 %% interval %s to %s)"
        .formatted(points(value), points(interval.low()), points(interval.high()));
  }

  /// A share in percent, as sentences have it.
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /// A difference of shares in percentage points, as sentences have it.
  public static String points(double difference) {
    return String.format(Locale.ROOT, "%+.1f", 100 * difference);
  }
}
