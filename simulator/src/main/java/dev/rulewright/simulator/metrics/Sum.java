package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.List;

/// A measure under way: what the pairs of games so far say.
final class Sum {

  private final Measure measure;
  private PairedRatio ratio;

  Sum(Measure measure) {
    this.measure = measure;
    ratio = PairedRatio.none(measure.kind());
  }

  Measure measure() {
    return measure;
  }

  void add(List<GameRecord> pair) {
    ratio =
        ratio.with(
            pair.size(),
            pair.stream().mapToLong(measure.counted()::in).sum(),
            pair.stream().mapToLong(measure.among()::in).sum());
  }

  long among() {
    return ratio.among();
  }

  Estimate estimate() {
    return Estimate.of(ratio);
  }
}
