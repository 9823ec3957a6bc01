package dev.rulewright.simulator.statistics;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/// What is counted, divided by what it is counted in, over games that come in pairs, or in groups
/// of more, which share their chance: wins by decided games, choices by decisions, units lost by
/// games.
///
/// @param pairs pairs in which there was something to divide by; a game without a partner counts as
///   a pair of its own
/// @param counted sum over the pairs of what is counted
/// @param among sum over the pairs of what it is divided by
/// @param squares sum over the pairs of counted²
/// @param products sum over the pairs of counted · among
/// @param amongSquares sum over the pairs of among²
/// @param games games of the largest pair; at most 1 if no game had a partner
public record PairedRatio(
    Kind kind,
    long pairs,
    long counted,
    long among,
    double squares,
    double products,
    double amongSquares,
    int games) {

  /// What may come of a game.
  public enum Kind {
    /// One success in one trial at most, where a trial may be left out, such as a game that nobody
    /// won.
    SHARE,
    /// Any number.
    SUM
  }

  /// No trials.
  public static final PairedRatio NO_TRIALS = none(Kind.SHARE);

  /// Nothing counted in anything.
  public static PairedRatio none(Kind kind) {
    return new PairedRatio(kind, 0, 0, 0, 0, 0, 0, 0);
  }

  /// These pairs and one more; what is counted in one with nothing to divide by is left out.
  ///
  /// @param ofPair number of games in the pair, 1 or more
  /// @param more what is counted, at least 0; of a share at most the trials
  /// @param moreAmong what it is divided by, at least 0
  /// @throws IllegalArgumentException if a share has more successes than trials
  public PairedRatio with(int ofPair, long more, long moreAmong) {
    if (kind == Kind.SHARE && more > moreAmong) {
      throw new IllegalArgumentException(more + " of " + moreAmong + " trials");
    }
    long left = moreAmong == 0 ? 0 : more;
    return new PairedRatio(
        kind,
        pairs + (moreAmong > 0 ? 1 : 0),
        counted + left,
        among + moreAmong,
        squares + (double) left * left,
        products + (double) left * moreAmong,
        amongSquares + (double) moreAmong * moreAmong,
        Math.max(games, ofPair));
  }

  /// Whether any game had a partner.
  public boolean isPaired() {
    return games > 1;
  }

  /// The ratio of the sums; not a number if there is nothing to divide by.
  public double ratio() {
    return (double) counted / among;
  }

  /// An interval for the true ratio: that of the ratio estimator over clusters (Cochran, *Sampling
  /// Techniques*, 3rd edition, 1977, chapter 6)
  ///
  /// ```
  /// r ± q · √( n/(n-1) · Σ(x - r·y)² ) / Σy,   r = Σx / Σy
  /// ```
  ///
  /// for *x* counted, never less than 0, and *y* to divide by in each of *n* pairs.
  ///
  /// Of sums *q* is Student's quantile for *n* - 1 degrees of freedom. It has no width when all
  /// pairs have the same ratio; from less than two pairs nothing follows: minus to plus infinity.
  ///
  /// Of shares *q* is the normal quantile, and two more pairs are imagined, one with nothing but
  /// successes and one with none, as Agresti and Coull do with two more successes and failures: so
  /// the interval has a width even when all pairs are alike. Without partners it is that of Wilson
  /// (1927) by Commons Statistics, which never leaves 0 to 1 and also makes sense when the share is
  /// 0 or 1; without trials 0 to 1.
  ///
  /// ```
  /// (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)
  /// ```
  public Interval interval() {
    return switch (kind) {
      case SHARE -> isPaired() ? ofShare() : wilson();
      case SUM -> ofSum();
    };
  }

  private Interval ofSum() {
    if (pairs < 2) {
      return Interval.EVERYTHING;
    }
    double n = (double) pairs;
    double r = ratio();
    double residuals = Math.max(0, squares - 2 * r * products + r * r * amongSquares);
    double half = Interval.student(n - 1) * Math.sqrt(n / (n - 1) * residuals) / among;
    return Interval.around(r, half).within(0, Double.POSITIVE_INFINITY);
  }

  private Interval ofShare() {
    double n = pairs + 2.0;
    double sum = among + 2.0 * games;
    double p = (counted + games) / sum;
    double square = (double) games * games;
    double residuals =
        squares + square - 2 * p * (products + square) + p * p * (amongSquares + 2 * square);
    double half = Interval.NORMAL * Math.sqrt(n / (n - 1) * Math.max(0, residuals)) / sum;
    return Interval.around(p, half).within(0, 1);
  }

  private Interval wilson() {
    if (among == 0) {
      return new Interval(0, 1);
    }
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(
            Math.toIntExact(among), Math.toIntExact(counted), 1 - Interval.CONFIDENCE);
    // Rounding may put a bound a hair outside the possible.
    return new Interval(interval.getLowerBound(), interval.getUpperBound()).within(0, 1);
  }
}
