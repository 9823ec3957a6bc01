package dev.rulewright.simulator.statistics.rating;

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

  /// A difference in normalised Elo as standard deviations of the score of a pair of games:
  ///
  /// ```
  /// normalised Elo = 800 / ln 10 · (score - ½) / deviation of a game,   deviation of a game = √2 · that of a pair
  /// ```
  ///
  /// (M. Van den Bergh, *Normalized Elo*; Fishtest's `nelo_divided_by_nt`). Among equal players
  /// without draws it is Elo.
  public static double deviationsOfPairs(double normalised) {
    return normalised / (2 * PER_LOGIT) * Math.sqrt(2);
  }
}
