package dev.rulewright.simulator.statistics.sequential;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.LatticeSample;
import org.hipparchus.analysis.UnivariateFunction;
import org.hipparchus.analysis.solvers.BrentSolver;

/// What a sequential test says about the true mean, without and with regard to when it stopped. A
/// test stops early when luck helped, so the naive estimate lies too far out on average.
///
/// The adjusted one is median-unbiased (too high as often as too low), by the ordering of D.
/// Siegmund (*Sequential Analysis*, 1985, chapter III): an outcome is lower than another if it went
/// to the lower bound earlier, or to the upper bound later. With the log-likelihood ratio as a
/// Brownian motion whose drift and variance follow from a mean *s*,
///
/// ```
/// drift = (s - (mean0+mean1)/2) (mean1-mean0) / v,   variance = (mean1-mean0)² / v
/// v = mean square of the distances from s
/// ```
///
/// (M. Van den Bergh, <https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>) the estimate is
/// the *s* under which a lower outcome has the probability ½, and the ends of the interval those
/// under which it has (1 ± confidence) / 2, as Fishtest computes them; but the bounds are those
/// that [Sprt] had at the number of pairs played, so that they fit when it stops. For normalised
/// hypotheses `mean0` and `mean1` are those of the sample's deviation, as in Fishtest.
///
/// @param naive the mean of the sample, with its interval as if the number of pairs had been fixed,
///   see [LatticeSample#interval]
/// @param adjusted the median-unbiased estimate with its interval
public record SprtEstimate(Estimate naive, Estimate adjusted) {

  private static final int MOST_STEPS = 1000;

  /// By how much each step outward is longer than the one before.
  private static final double GROWTH = 1.2;

  /// @param bounds the uncorrected ratios at or beyond which the test ends
  static SprtEstimate of(Sprt test, Interval bounds, LatticeSample sample) {
    var outcome = Outcome.of(test, bounds, sample);
    return new SprtEstimate(
        Estimate.of(sample),
        new Estimate(
            outcome.meanAt(0.5),
            new Interval(
                outcome.meanAt((1 + Interval.CONFIDENCE) / 2),
                outcome.meanAt((1 - Interval.CONFIDENCE) / 2))));
  }

  /// Where a test ended, as a point on the way of a Brownian motion.
  ///
  /// @param means the means under both hypotheses
  private record Outcome(
      Interval means, SeenShares seen, Interval bounds, double time, double ratio) {

    static Outcome of(Sprt test, Interval bounds, LatticeSample sample) {
      var seen = SeenShares.of(sample);
      Interval means = test.means(seen);
      double slope = drift(means, seen, seen.mean());
      double ratio = seen.pairs() * slope;
      // A walk that overshoots is taken back to where it crossed the bound.
      double bounded = Math.clamp(ratio, bounds.low(), bounds.high());
      double time = bounded == ratio ? seen.pairs() : bounded / slope;
      return new Outcome(means, seen, bounds, time, bounded);
    }

    private static double drift(Interval means, SeenShares seen, double mean) {
      double middle = (means.low() + means.high()) / 2;
      return (mean - middle) * means.width() / seen.spreadAround(mean);
    }

    /// The mean under which a lower outcome has a probability; an end of the grid where there is
    /// none. It is looked for from between the hypotheses outward, as the approximation holds
    /// there: near the ends of the grid the variance grows with the distance from the sample.
    double meanAt(double probability) {
      UnivariateFunction excess = mean -> lowerOutcome(mean) - probability;
      double low = reached(excess, -1);
      double high = reached(excess, 1);
      if (low <= seen.lowest() || high >= seen.highest()) {
        return low <= seen.lowest() ? seen.lowest() : seen.highest();
      }
      return new BrentSolver(1e-12, 1e-12).solve(MOST_STEPS, excess, low, high);
    }

    /// The first mean in a direction at which the excess has the other sign, or an end of the grid.
    private double reached(UnivariateFunction excess, int direction) {
      double step = means.width() / 2;
      double mean = (means.low() + means.high()) / 2;
      while (mean > seen.lowest() && mean < seen.highest() && excess.value(mean) * direction >= 0) {
        mean += direction * step;
        step *= GROWTH;
      }
      return mean;
    }

    private double lowerOutcome(double mean) {
      double variance = means.width() * means.width() / seen.spreadAround(mean);
      return new BrownianPassage(bounds.low(), bounds.high(), drift(means, seen, mean), variance)
          .lowerOutcome(time, ratio);
    }
  }
}
