package dev.rulewright.simulator.statistics;

/// The scale of ratings by Elo (*The Rating of Chessplayers*, 1978), with the logistic curve: who
/// is rated higher by *d* is expected to score
///
/// ```
/// 1 / (1 + 10^(-d/400))
/// ```
public final class Elo {

  /// Elo points for each unit of the natural logarithm of the odds.
  public static final double PER_LOGIT = 400 / Math.log(10);

  private Elo() {}

  /// The expected score of who is rated higher by a difference, between 0 and 1.
  public static double score(double difference) {
    return 1 / (1 + Math.exp(-difference / PER_LOGIT));
  }

  /// The difference at which a score is expected.
  ///
  /// @param score from 0 to 1, for which it is minus and plus infinity
  public static double difference(double score) {
    return PER_LOGIT * (Math.log(score) - Math.log1p(-score));
  }

  /// The differences at which the scores between two ends are expected.
  public static Interval difference(Interval scores) {
    return new Interval(difference(scores.low()), difference(scores.high()));
  }
}
