package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.chance.L64X128Mix;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Quantile;

/// Intervals for any statistic by drawing from the sample with replacement (B. Efron, R.
/// Tibshirani, *An Introduction to the Bootstrap*, 1993). The same seed gives the same interval.
///
/// The time is that of `resamples` evaluations of the statistic.
///
/// @param resamples samples to draw, at least 100; 2,000 suffice for 95 %
/// @param seed seed of the draws
public record Bootstrap(int resamples, long seed) {

  private static final int FEWEST = 100;

  /// With linear interpolation between the order statistics (type 7 of Hyndman and Fan).
  private static final Quantile QUANTILE =
      Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

  /// @throws IllegalArgumentException if there are too few resamples
  public Bootstrap {
    if (resamples < FEWEST) {
      throw new IllegalArgumentException("at least 100 resamples, found " + resamples);
    }
  }

  /// The percentile interval: the middle 95 % of the statistic over the resamples.
  ///
  /// @param sample independent observations, at least one
  /// @param statistic a number that is finite for every sample that can be drawn
  public <T> Interval percentile(List<T> sample, ToDoubleFunction<List<T>> statistic) {
    double[] ends =
        QUANTILE.evaluate(
            drawn(sample, statistic), (1 - Interval.CONFIDENCE) / 2, (1 + Interval.CONFIDENCE) / 2);
    return new Interval(ends[0], ends[1]);
  }

  private <T> double[] drawn(List<T> sample, ToDoubleFunction<List<T>> statistic) {
    RandomGenerator random = new L64X128Mix(seed);
    int n = sample.size();
    return IntStream.range(0, resamples)
        .mapToDouble(_ ->
            statistic.applyAsDouble(
                IntStream.range(0, n).mapToObj(_ -> sample.get(random.nextInt(n))).toList()))
        .toArray();
  }
}
