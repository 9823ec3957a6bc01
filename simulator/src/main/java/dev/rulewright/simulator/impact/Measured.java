package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;

/// What came of one answer, played by one kind of agents.
///
/// @param exposure in how many positions of each game under the default it made a difference
/// @param scores the scores of the player in the same games under both answers
/// @param changed pairs of games that took another course
record Measured(
    String agents, Answer answer, Distribution exposure, LatticeSample scores, long changed) {

  Estimate difference() {
    return Estimate.of(scores);
  }

  void addTo(Rows rows, int rank, double adjusted) {
    rows.row(
        rank,
        answer.id(),
        answer.question(),
        answer.answer(),
        agents,
        difference(),
        scores.signFlipP(),
        adjusted,
        scores.pairs(),
        scores.differing(),
        changed,
        new Estimate(exposure.mean(), exposure.meanInterval()),
        exposure.size() - exposure.counts().getOrDefault(0L, 0L),
        exposure.size());
  }
}
