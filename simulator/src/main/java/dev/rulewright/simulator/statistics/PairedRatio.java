package dev.rulewright.simulator.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/// What is counted, divided by what it is counted in, over games that come in pairs: choices by
/// decisions, AP unused by turns, units lost by games.
///
/// @param pairs pairs in which there was something to divide by
/// @param counted sum over the pairs of what is counted
/// @param among sum over the pairs of what it is divided by
/// @param squares sum over the pairs of counted²
/// @param products sum over the pairs of counted · among
/// @param amongSquares sum over the pairs of among²
public record PairedRatio(
    long pairs, long counted, long among, double squares, double products, double amongSquares) {

  /// Nothing counted.
  public static final PairedRatio NONE = new PairedRatio(0, 0, 0, 0, 0, 0);

  /// These pairs and one more; a pair with nothing to divide by is left out.
  ///
  /// @param more what is counted, at least 0
  /// @param moreAmong what it is divided by, at least 0
  public PairedRatio with(long more, long moreAmong) {
    if (moreAmong == 0) {
      return this;
    }
    return new PairedRatio(
        pairs + 1,
        counted + more,
        among + moreAmong,
        squares + (double) more * more,
        products + (double) more * moreAmong,
        amongSquares + (double) moreAmong * moreAmong);
  }

  /// The ratio of the sums; not a number if there is nothing to divide by.
  public double ratio() {
    return (double) counted / among;
  }

  /// The interval of the ratio estimator over clusters (Cochran, *Sampling Techniques*, 3rd
  /// edition, 1977, chapter 6), with Student's quantile for *n* - 1 degrees of freedom:
  ///
  /// ```
  /// r ± t · √( n/(n-1) · Σ(x - r·y)² ) / Σy,   r = Σx / Σy
  /// ```
  ///
  /// for *x* counted, never less than 0, and *y* to divide by in each of *n* pairs. It has no width
  /// when all pairs have the same ratio. From less than two pairs nothing follows: minus to plus
  /// infinity.
  ///
  /// @param confidence the share of such intervals that hold the true ratio, between 0 and 1
  public Interval interval(double confidence) {
    if (pairs < 2) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double n = (double) pairs;
    double r = ratio();
    double residuals = Math.max(0, squares - 2 * r * products + r * r * amongSquares);
    double t = TDistribution.of(n - 1).inverseSurvivalProbability((1 - confidence) / 2);
    double half = t * Math.sqrt(n / (n - 1) * residuals) / among;
    return new Interval(Math.max(0, r - half), r + half);
  }
}
