package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.statistics.PairedScores;

/// When enough pairs of games have been played: after each round it is looked whether the interval
/// is narrow enough.
///
/// @param precision the width that the interval may have, from 0 to 2
/// @param mostPairs pairs after which play ends in any case, at least 1
public record StoppingRule(double precision, long mostPairs) {

  /// Pairs in a round, all but the last.
  public static final int ROUND = 100;

  /// The share of intervals that hold the true difference.
  public static final double CONFIDENCE = 0.95;

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException if a number is out of range
  public StoppingRule {
    if (!(precision >= 0 && precision <= 2) || mostPairs < 1) {
      throw new IllegalArgumentException("precision " + precision + ", " + mostPairs + " pairs");
    }
  }

  boolean isEnough(PairedScores scores) {
    return scores.pairs() >= mostPairs || scores.interval(CONFIDENCE).width() <= precision;
  }

  /// The number of pairs after one more round.
  long afterNextRound(long pairs) {
    return Math.min(mostPairs, pairs + ROUND);
  }
}
