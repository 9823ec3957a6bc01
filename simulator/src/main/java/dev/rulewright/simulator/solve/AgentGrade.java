package dev.rulewright.simulator.solve;

/// The grade of an agent in a solved world: what its choices give away, over every position in
/// which a player has a choice.
///
/// @param positions positions in which it chose between moves that are not all worth the same
/// @param errors of them, those in which it chose a move that is worth less than the best
/// @param lost the sum of what its choices gave away, in points of score (a win is 1)
/// @param thrownAway positions won for certain after which the win was not certain any more
/// @param won positions that were won for certain for whoever chose
public record AgentGrade(long positions, long errors, double lost, long thrownAway, long won) {

  /// The share of errors; 0 if there was nothing to get wrong.
  public double errorRate() {
    return positions == 0 ? 0 : (double) errors / positions;
  }

  /// What a choice gives away on average, in points of score.
  public double meanLoss() {
    return positions == 0 ? 0 : lost / positions;
  }
}
