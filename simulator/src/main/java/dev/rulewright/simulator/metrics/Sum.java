package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.PairedRatio;

/// A measure under way: what the pairs of games so far say.
final class Sum {

  private final Measure measure;
  private PairedRatio ratio;
  private long counted;
  private long among;

  Sum(Measure measure) {
    this.measure = measure;
    ratio = PairedRatio.none(measure.kind());
  }

  Measure measure() {
    return measure;
  }

  void add(GameRecord game) {
    counted += measure.counted().in(game);
    among += measure.among().in(game);
  }

  /// Says that the games added since the last call are a pair.
  void closePair(int games) {
    ratio = ratio.with(games, counted, among);
    counted = 0;
    among = 0;
  }

  long among() {
    return ratio.among();
  }

  Estimate estimate() {
    return Estimate.of(ratio);
  }
}
