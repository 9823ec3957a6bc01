package dev.rulewright.simulator.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// How often something came about in trials that come in pairs, or in groups of more, such as games
/// that share their chance, where each trial may be left out, such as a game that nobody won.
///
/// @param all successes and trials of all pairs together
/// @param pairs pairs with at least one trial; a trial without a partner counts as a pair of its
///   own
/// @param squares sum over the pairs of successes²
/// @param products sum over the pairs of successes · trials
/// @param trialSquares sum over the pairs of trials²
/// @param games games of the largest pair; at most 1 if no trial had a partner
public record PairedProportion(
    Proportion all, long pairs, long squares, long products, long trialSquares, int games) {

  /// No trials.
  public static final PairedProportion NONE =
      new PairedProportion(new Proportion(0, 0), 0, 0, 0, 0, 0);

  /// These pairs and one more.
  ///
  /// @param ofPair number of games in the pair, 1 or more
  /// @param successes from 0 to trials
  /// @param trials from 0 to as many
  public PairedProportion with(int ofPair, int successes, int trials) {
    return new PairedProportion(
        new Proportion(all.successes() + successes, all.trials() + trials),
        pairs + (trials > 0 ? 1 : 0),
        squares + (long) successes * successes,
        products + (long) successes * trials,
        trialSquares + (long) trials * trials,
        Math.max(games, ofPair));
  }

  /// Whether any trial had a partner.
  public boolean isPaired() {
    return games > 1;
  }

  /// Successes of all pairs.
  public int successes() {
    return all.successes();
  }

  /// Trials of all pairs.
  public int trials() {
    return all.trials();
  }

  /// Successes divided by trials; not a number without trials.
  public double share() {
    return all.share();
  }

  /// An interval for the probability. Without pairs it is [Proportion#wilson]. With pairs it is the
  /// interval of the ratio estimator over clusters (Cochran, *Sampling Techniques*, 3rd edition,
  /// 1977, chapter 6), by the variance of the means of pairs where both games count:
  ///
  /// ```
  /// p ± z · √( n/(n-1) · Σ(s - p·t)² ) / Σt,   p = Σs / Σt
  /// ```
  ///
  /// with *s* successes in the *t* trials of each of *n* pairs and the normal quantile *z*. Two
  /// more pairs are imagined, one with nothing but successes and one with none, as Agresti and
  /// Coull do with two more successes and failures: so the interval has a width even when all pairs
  /// are alike.
  ///
  /// @param confidence the share of such intervals that hold the true value, between 0 and 1
  public Interval interval(double confidence) {
    if (!isPaired()) {
      return all.wilson(confidence);
    }
    double n = pairs + 2.0;
    double sum = trials() + 2.0 * games;
    double p = (successes() + games) / sum;
    long square = (long) games * games;
    double residuals =
        squares + square - 2 * p * (products + square) + p * p * (trialSquares + 2 * square);
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - confidence) / 2);
    double half = z * Math.sqrt(n / (n - 1) * Math.max(0, residuals)) / sum;
    return new Interval(Math.max(0, p - half), Math.min(1, p + half));
  }
}
