package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.List;

/// A measure under way: what the pairs of games so far say.
final class Sum {

  static final double CONFIDENCE = 0.95;

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
  ///
  /// @param games how many they were
  void closePair(int games) {
    switch (measure.kind()) {
      case TRIALS -> trials = trials.with(games, (int) counted, (int) among);
      case SUMS -> sums = sums.with(counted, among);
    }
    counted = 0;
    among = 0;
  }

  /// Successes and trials, pair by pair.
  PairedProportion trials() {
    return trials;
  }

  /// How many there were of what it is counted in.
  long among() {
    return switch (measure.kind()) {
      case TRIALS -> trials.trials();
      case SUMS -> sums.among();
    };
  }

  /// The estimate and the ends of its interval, as tables have them; empty if there is none.
  List<String> cells() {
    return switch (measure.kind()) {
      case TRIALS -> cells(trials);
      case SUMS -> cells(sums.ratio(), sums.interval(CONFIDENCE));
    };
  }

  /// A share with its interval, of which nothing is known without trials.
  static List<String> cells(PairedProportion share) {
    return share.trials() == 0
        ? List.of("", "", "")
        : cells(share.share(), share.interval(CONFIDENCE));
  }

  static List<String> cells(double estimate, Interval interval) {
    return List.of(
        ResultTable.number(estimate),
        ResultTable.number(interval.low()),
        ResultTable.number(interval.high()));
  }
}
