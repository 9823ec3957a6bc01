package dev.rulewright.simulator.statistics;

import org.hipparchus.analysis.UnivariateFunction;
import org.hipparchus.analysis.solvers.BrentSolver;

/// The most likely distribution on a grid that has a given mean, for observed shares *p* of the
/// numbers *a*:
///
/// ```
/// q(i) = p(i) / (1 + x (a(i) - s)),   x such that Σ p(i) (a(i) - s) / (1 + x (a(i) - s)) = 0
/// ```
///
/// by proposition 1.1 of M. Van den Bergh, *The generalized maximum likelihood ratio for the
/// expectation value of a distribution*
/// (<https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf>); it is Owen's empirical
/// likelihood on the grid.
final class ConstrainedFit {

  private static final int MOST_STEPS = 1000;

  private final double[] shares;
  private final double[] values;
  private final double mean;
  private final double multiplier;

  private ConstrainedFit(double[] shares, double[] values, double mean, double multiplier) {
    this.shares = shares;
    this.values = values;
    this.mean = mean;
    this.multiplier = multiplier;
  }

  /// Finds the distribution.
  ///
  /// @param shares what was observed: positive, with the sum 1
  /// @param values the numbers, rising
  /// @param mean the mean that the distribution has, between the first and the last number
  static ConstrainedFit of(double[] shares, double[] values, double mean) {
    int last = values.length - 1;
    // No probability exceeds 1, which bounds x on both sides.
    double low = -(1 - shares[last]) / (values[last] - mean);
    double high = (1 - shares[0]) / (mean - values[0]);
    UnivariateFunction slope =
        x -> {
          double sum = 0;
          for (int i = 0; i < values.length; i++) {
            sum += shares[i] * (values[i] - mean) / (1 + x * (values[i] - mean));
          }
          return sum;
        };
    double x = new BrentSolver(1e-15, 1e-15, 1e-15).solve(MOST_STEPS, slope, low, high);
    return new ConstrainedFit(shares, values, mean, x);
  }

  /// Σ p(i) log(p(i) / q(i)): by how much the logarithm of the likelihood, divided by the number of
  /// observations, falls behind the best without a given mean.
  double loss() {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += shares[i] * Math.log1p(multiplier * (values[i] - mean));
    }
    return sum;
  }
}
