package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedScores;
import dev.rulewright.simulator.statistics.Proportion;

/// What came of comparing one alternative with the default.
///
/// @param question the name of the question
/// @param answer the name of the answer
/// @param exposure in how many positions of each game under the default the answer made a
///   difference
/// @param scores the scores of the first player in the same games under both answers
/// @param changed pairs of games that took another course: another end, or another number of
///   anything that is counted
public record Impact(
    String question, String answer, Distribution exposure, PairedScores scores, long changed) {

  /// Positions per game in which the answer makes a difference, with Student's interval.
  public Interval exposureInterval() {
    return exposure.meanInterval(StoppingRule.CONFIDENCE);
  }

  /// The games in which the answer makes a difference at least once.
  public Proportion exposedGames() {
    long without = exposure.counts().getOrDefault(0L, 0L);
    return new Proportion(
        Math.toIntExact(exposure.size() - without), Math.toIntExact(exposure.size()));
  }

  /// The interval for how far the answer moves the win rate of the first player.
  public Interval interval() {
    return scores.interval(StoppingRule.CONFIDENCE);
  }
}
