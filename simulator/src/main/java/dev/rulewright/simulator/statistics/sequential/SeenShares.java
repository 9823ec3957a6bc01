package dev.rulewright.simulator.statistics.sequential;

import dev.rulewright.simulator.statistics.LatticeSample;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.hipparchus.analysis.solvers.BrentSolver;

/// The share of each number in a sample, with something of every number: as in Fishtest, one that
/// never came about counts as 0.001 pairs.
final class SeenShares {

  private static final double NEVER_SEEN = 1e-3;
  private static final int MOST_STEPS = 1000;

  private final double pairs;
  private final double[] shares;
  private final double[] values;

  private SeenShares(double pairs, double[] shares, double[] values) {
    this.pairs = pairs;
    this.shares = shares;
    this.values = values;
  }

  static SeenShares of(LatticeSample sample) {
    double[] counts =
        sample.counts().stream().mapToDouble(count -> count == 0 ? NEVER_SEEN : count).toArray();
    double pairs = 0;
    for (double count : counts) {
      pairs += count;
    }
    double all = pairs;
    return new SeenShares(
        pairs,
        IntStream.range(0, counts.length).mapToDouble(i -> counts[i] / all).toArray(),
        IntStream.range(0, counts.length).mapToDouble(sample::value).toArray());
  }

  /// The number of pairs, those of what never came about included.
  double pairs() {
    return pairs;
  }

  double lowest() {
    return values[0];
  }

  double highest() {
    return values[values.length - 1];
  }

  double mean() {
    return sum(i -> shares[i] * values[i]);
  }

  double spreadAround(double centre) {
    return sum(i -> shares[i] * (values[i] - centre) * (values[i] - centre));
  }

  /// By how much the logarithm of the likelihood, divided by the number of observations, falls
  /// behind the best if the mean is given: Σ p(i) log(p(i) / q(i)) for the observed shares *p* of
  /// the numbers *a*, where the most likely distribution with the mean *s* is
  ///
  /// ```
  /// q(i) = p(i) / (1 + x (a(i) - s)),   x such that Σ p(i) (a(i) - s) / (1 + x (a(i) - s)) = 0
  /// ```
  ///
  /// by proposition 1.1 of M. Van den Bergh, *The generalized maximum likelihood ratio for the
  /// expectation value of a distribution*
  /// (<https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf>); it is Owen's empirical
  /// likelihood on the grid.
  ///
  /// @param mean between the first and the last number
  double lossWith(double mean) {
    int last = values.length - 1;
    // No probability exceeds 1, which bounds x on both sides.
    double low = -(1 - shares[last]) / (values[last] - mean);
    double high = (1 - shares[0]) / (mean - values[0]);
    double x =
        new BrentSolver(1e-15, 1e-15, 1e-15)
            .solve(
                MOST_STEPS,
                each -> sum(i -> shares[i] * (values[i] - mean) / (1 + each * (values[i] - mean))),
                low,
                high);
    return sum(i -> shares[i] * Math.log1p(x * (values[i] - mean)));
  }

  private double sum(IntToDoubleFunction term) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += term.applyAsDouble(i);
    }
    return sum;
  }
}
