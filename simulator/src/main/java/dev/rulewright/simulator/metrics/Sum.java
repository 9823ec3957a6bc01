package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.Estimate;
import dev.rulewright.simulator.statistics.PairedProportion;
import dev.rulewright.simulator.statistics.PairedRatio;

/// A measure under way: what the pairs of games so far say.
final class Sum {

  private final Measure measure;
  private PairedProportion trials = PairedProportion.NONE;
  private PairedRatio sums = PairedRatio.NONE;
  private long counted;
  private long among;

  Sum(Measure measure) {
    this.measure = measure;
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
    switch (measure.kind()) {
      case TRIALS -> trials = trials.with(games, (int) counted, (int) among);
      case SUMS -> sums = sums.with(counted, among);
    }
    counted = 0;
    among = 0;
  }

  long among() {
    return switch (measure.kind()) {
      case TRIALS -> trials.trials();
      case SUMS -> sums.among();
    };
  }

  Estimate estimate() {
    return switch (measure.kind()) {
      case TRIALS -> Estimate.of(trials);
      case SUMS -> Estimate.of(sums);
    };
  }
}
