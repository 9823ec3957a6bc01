package dev.rulewright.simulator.statistics;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Intervals for any statistic by drawing from the sample with replacement (B. Efron, R.
/// Tibshirani, *An Introduction to the Bootstrap*, 1993). The same seed gives the same interval.
///
/// The time is that of `resamples` evaluations of the statistic.
///
/// @param resamples samples to draw, at least 100; 2,000 suffice for 95 %
/// @param seed seed of the draws
public record Bootstrap(int resamples, long seed) {

  private static final int FEWEST = 100;

  /// @throws IllegalArgumentException if there are too few resamples
  public Bootstrap {
    if (resamples < FEWEST) {
      throw new IllegalArgumentException("at least 100 resamples, found " + resamples);
    }
  }

  /// Says one number about a sample.
  ///
  /// @param <T> independent observations, such as pairs of games
  public interface Statistic<T> {
    /// The number; it must be finite for every sample that can be drawn.
    double of(List<T> sample);
  }

  /// The percentile interval: the middle `confidence` of the statistic over the resamples.
  ///
  /// @param sample independent observations, at least one
  /// @param confidence the share of such intervals that hold the true value, between 0 and 1
  public <T> Interval percentile(List<T> sample, Statistic<T> statistic, double confidence) {
    double[] drawn = drawn(sample, statistic);
    return new Interval(
        quantile(drawn, (1 - confidence) / 2), quantile(drawn, (1 + confidence) / 2));
  }

  private <T> double[] drawn(List<T> sample, Statistic<T> statistic) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int n = sample.size();
    int[] chosen = new int[n];
    double[] drawn = new double[resamples];
    for (int r = 0; r < resamples; r++) {
      for (int i = 0; i < n; i++) {
        chosen[i] = random.nextInt(n);
      }
      drawn[r] = statistic.of(new Drawn<>(sample, chosen));
    }
    Arrays.sort(drawn);
    return drawn;
  }

  /// The quantile with linear interpolation between the order statistics (type 7 of Hyndman and
  /// Fan).
  private static double quantile(double[] rising, double share) {
    double at = share * (rising.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, rising.length - 1);
    return rising[below] + (at - below) * (rising[above] - rising[below]);
  }

  /// Some observations of a sample, without copying them.
  private static final class Drawn<T> extends AbstractList<T> {
    private final List<T> sample;
    private final int[] chosen;

    Drawn(List<T> sample, int[] chosen) {
      this.sample = sample;
      this.chosen = chosen;
    }

    @Override
    public T get(int i) {
      return sample.get(chosen[i]);
    }

    @Override
    public int size() {
      return chosen.length;
    }
  }
}
