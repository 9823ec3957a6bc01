package dev.rulewright.simulator.statistics;

/// How much more often something comes about in trials of one kind than in trials of another, such
/// as wins in games with a card and without it, where games come in pairs. A pair may have trials
/// of both kinds.
///
/// @param one trials of the one kind
/// @param pairs pairs with a trial of any kind
/// @param successes sum over the pairs of successes in one · successes in the other
/// @param successesByTrials sum of successes in one · trials of the other
/// @param trialsBySuccesses sum of trials of one · successes in the other
/// @param trials sum of trials of one · trials of the other
public record PairedContrast(
    PairedRatio one,
    PairedRatio other,
    long pairs,
    long successes,
    long successesByTrials,
    long trialsBySuccesses,
    long trials) {

  /// No trials.
  public static final PairedContrast NONE =
      new PairedContrast(PairedRatio.NO_TRIALS, PairedRatio.NO_TRIALS, 0, 0, 0, 0, 0);

  /// These pairs and one more.
  ///
  /// @param games number of games in the pair, 1 or more
  /// @param s successes in trials of the one kind, from 0 to t
  /// @param t trials of the one kind, from 0 to games
  /// @param otherS successes in trials of the other kind
  /// @param otherT trials of the other kind
  public PairedContrast with(int games, int s, int t, int otherS, int otherT) {
    return new PairedContrast(
        one.with(games, s, t),
        other.with(games, otherS, otherT),
        pairs + (t + otherT > 0 ? 1 : 0),
        successes + (long) s * otherS,
        successesByTrials + (long) s * otherT,
        trialsBySuccesses + (long) t * otherS,
        trials + (long) t * otherT);
  }

  /// The share of successes in trials of the one kind minus that in trials of the other; not a
  /// number unless there are trials of both.
  public double difference() {
    return one.ratio() - other.ratio();
  }

  /// The interval for the difference by linearisation of both ratios over the pairs (Cochran,
  /// *Sampling Techniques*, 3rd edition, 1977, chapter 6), with one success and one failure more of
  /// each kind, each in a pair of its own, as Agresti and Caffo (*The American Statistician* 54,
  /// 2000) imagine them:
  ///
  /// ```
  /// p - q ± z · √( n/(n-1) · Σ( (s - p·t)/Σt - (u - q·v)/Σv )² )
  /// ```
  ///
  /// with *s* successes in *t* trials of the one kind and *u* in *v* of the other in each of *n*
  /// pairs.
  public Interval interval() {
    double n = pairs + 4.0;
    double t = one.among() + 2.0;
    double v = other.among() + 2.0;
    double p = (one.counted() + 1) / t;
    double q = (other.counted() + 1) / v;
    double crossed = successes - q * successesByTrials - p * trialsBySuccesses + p * q * trials;
    double squares =
        residuals(one, p) / (t * t) + residuals(other, q) / (v * v) - 2 * crossed / (t * v);
    double half = Interval.NORMAL * Math.sqrt(n / (n - 1) * Math.max(0, squares));
    return Interval.around(p - q, half).within(-1, 1);
  }

  /// The sum over the pairs of (s - p·t)², those imagined included.
  private static double residuals(PairedRatio of, double p) {
    return of.squares() + 1 - 2 * p * (of.products() + 1) + p * p * (of.amongSquares() + 2);
  }
}
