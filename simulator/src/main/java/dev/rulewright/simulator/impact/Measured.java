package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedScores;
import java.util.ArrayList;
import java.util.List;

/// What came of one answer, played by one kind of agents.
///
/// @param exposure in how many positions of each game under the default it made a difference
/// @param scores the scores of the player in the same games under both answers
/// @param changed pairs of games that took another course
record Measured(
    String agents, Answer answer, Distribution exposure, PairedScores scores, long changed) {

  /// The interval for how far the answer moves the score.
  Interval interval() {
    return scores.interval(Impact.CONFIDENCE);
  }

  List<String> row(int rank, double adjusted) {
    var row = new ArrayList<>(List.of(Integer.toString(rank), answer.id(), answer.question()));
    row.addAll(List.of(answer.answer(), agents));
    row.addAll(texts(scores.mean(), interval()));
    row.add(ResultTable.number(scores.signFlipP()));
    row.add(ResultTable.number(adjusted));
    for (long count : new long[] {scores.pairs(), scores.differing(), changed}) {
      row.add(Long.toString(count));
    }
    row.addAll(texts(exposure.mean(), exposure.meanInterval(Impact.CONFIDENCE)));
    row.add(Long.toString(exposure.size() - exposure.counts().getOrDefault(0L, 0L)));
    row.add(Long.toString(exposure.size()));
    return row;
  }

  private static List<String> texts(double estimate, Interval interval) {
    return List.of(
        ResultTable.number(estimate),
        ResultTable.number(interval.low()),
        ResultTable.number(interval.high()));
  }
}
