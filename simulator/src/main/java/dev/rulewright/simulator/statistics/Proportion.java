package dev.rulewright.simulator.statistics;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/// How often something came about in a number of independent trials.
///
/// @param successes from 0 to trials
/// @param trials from 0 to 2^31 - 1
public record Proportion(int successes, int trials) {

  /// @throws IllegalArgumentException if a number is out of range
  public Proportion {
    if (successes < 0 || successes > trials) {
      throw new IllegalArgumentException(successes + " of " + trials + " trials");
    }
  }

  /// Successes divided by trials; not a number without trials.
  public double share() {
    return (double) successes / trials;
  }

  /// The interval of Wilson (1927) for the probability, by Commons Statistics:
  ///
  /// ```
  /// (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)
  /// ```
  ///
  /// with the share *p* of *n* trials and the normal quantile *z*. Unlike the usual interval it
  /// never leaves 0 to 1 and also makes sense when the share is 0 or 1. Without trials it is 0 to
  /// 1.
  ///
  /// @param confidence the share of such intervals that hold the true value, between 0 and 1
  public Interval wilson(double confidence) {
    if (trials == 0) {
      return new Interval(0, 1);
    }
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, successes, 1 - confidence);
    // Rounding may put a bound a hair outside the possible.
    return new Interval(
        Math.max(0.0, interval.getLowerBound()), Math.min(1.0, interval.getUpperBound()));
  }
}
