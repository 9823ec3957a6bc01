package dev.rulewright.simulator.statistics;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Intervals for any statistic by drawing from the sample with replacement (B. Efron, R.
/// Tibshirani, *An Introduction to the Bootstrap*, 1993). The same seed gives the same interval.
///
/// The time is that of `resamples` evaluations of the statistic; the BCa interval needs one more
/// for each observation.
///
/// @param resamples samples to draw, at least 100; 2,000 suffice for 95 %
/// @param seed seed of the draws
public record Bootstrap(int resamples, long seed) {

  private static final int FEWEST = 100;

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  /// Checks what is given.
  ///
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

  /// The bias-corrected and accelerated interval (BCa), which shifts the percentiles for bias and
  /// for a spread that changes with the value:
  ///
  /// ```
  /// Φ(z0 + (z0 + z) / (1 - a (z0 + z))),   z0 = Φ⁻¹(share of resamples below the estimate)
  /// a = Σ d³ / (6 (Σ d²)^(3/2)),   d = mean of the jackknife - jackknife without one observation
  /// ```
  ///
  /// with half of the resamples equal to the estimate counted as below it.
  ///
  /// @param sample independent observations, at least two
  /// @param confidence the share of such intervals that hold the true value, between 0 and 1
  public <T> Interval bca(List<T> sample, Statistic<T> statistic, double confidence) {
    double estimate = statistic.of(sample);
    double[] drawn = drawn(sample, statistic);
    double below = 0;
    for (double each : drawn) {
      below += each < estimate ? 1 : each == estimate ? 0.5 : 0;
    }
    if (drawn[0] == drawn[drawn.length - 1]) {
      return new Interval(estimate, estimate);
    }
    double bias = STANDARD.inverseCumulativeProbability(below / drawn.length);
    double acceleration = acceleration(sample, statistic);
    double z = STANDARD.inverseSurvivalProbability((1 - confidence) / 2);
    return new Interval(
        quantile(drawn, shifted(bias, acceleration, -z)),
        quantile(drawn, shifted(bias, acceleration, z)));
  }

  private static double shifted(double bias, double acceleration, double z) {
    double sum = bias + z;
    return STANDARD.cumulativeProbability(bias + sum / (1 - acceleration * sum));
  }

  private static <T> double acceleration(List<T> sample, Statistic<T> statistic) {
    int n = sample.size();
    double[] without = new double[n];
    for (int i = 0; i < n; i++) {
      int left = i;
      without[i] = statistic.of(new Drawn<>(sample, n - 1, k -> k < left ? k : k + 1));
    }
    double mean = Arrays.stream(without).average().orElseThrow();
    double squares = 0;
    double cubes = 0;
    for (double each : without) {
      double distance = mean - each;
      squares += distance * distance;
      cubes += distance * distance * distance;
    }
    return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
  }

  /// The statistic of each resample, rising.
  private <T> double[] drawn(List<T> sample, Statistic<T> statistic) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int n = sample.size();
    int[] chosen = new int[n];
    double[] drawn = new double[resamples];
    for (int r = 0; r < resamples; r++) {
      for (int i = 0; i < n; i++) {
        chosen[i] = random.nextInt(n);
      }
      drawn[r] = statistic.of(new Drawn<>(sample, n, i -> chosen[i]));
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

  private interface Chosen {
    int index(int i);
  }

  /// Some observations of a sample, in any order, without copying them.
  private static final class Drawn<T> extends AbstractList<T> {
    private final List<T> sample;
    private final int size;
    private final Chosen chosen;

    Drawn(List<T> sample, int size, Chosen chosen) {
      this.sample = sample;
      this.size = size;
      this.chosen = chosen;
    }

    @Override
    public T get(int i) {
      return sample.get(chosen.index(i));
    }

    @Override
    public int size() {
      return size;
    }
  }
}
