package dev.rulewright.simulator.statistics;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How often each whole number came about. It keeps the counts, not the numbers, so its size does
/// not grow with their number.
///
/// @param counts how often each number came about, by number
public record Distribution(SortedMap<Long, Long> counts) {

  /// @throws IllegalArgumentException if there is no number, or a count is less than 1
  public Distribution {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    if (counts.isEmpty() || counts.values().stream().anyMatch(count -> count < 1)) {
      throw new IllegalArgumentException("counts of at least one number: " + counts);
    }
  }

  /// How many numbers there are, equal ones included.
  public long size() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /// The smallest number.
  public long min() {
    return counts.firstKey();
  }

  /// The largest number.
  public long max() {
    return counts.lastKey();
  }

  /// The smallest number that at least a share of all numbers does not exceed.
  ///
  /// @param share from 0 to 1; 0.5 gives the (lower) median
  public long quantile(double share) {
    double needed = share * size();
    long reached = 0;
    for (Map.Entry<Long, Long> entry : counts.entrySet()) {
      reached += entry.getValue();
      if (reached >= needed) {
        return entry.getKey();
      }
    }
    return max();
  }

  /// The mean.
  public double mean() {
    double sum = 0;
    for (Map.Entry<Long, Long> entry : counts.entrySet()) {
      sum += (double) entry.getKey() * entry.getValue();
    }
    return sum / size();
  }

  /// The standard deviation of the sample, with n - 1 in the denominator; 0 for a single number.
  public double deviation() {
    double mean = mean();
    double squares = 0;
    for (Map.Entry<Long, Long> entry : counts.entrySet()) {
      double difference = entry.getKey() - mean;
      squares += difference * difference * entry.getValue();
    }
    return size() == 1 ? 0 : Math.sqrt(squares / (size() - 1));
  }

  /// Student's interval for the mean: mean ± t · deviation / √n, with the quantile t of the t
  /// distribution with n - 1 degrees of freedom. From a single number nothing follows: minus to
  /// plus infinity.
  public Interval meanInterval() {
    long n = size();
    if (n == 1) {
      return Interval.EVERYTHING;
    }
    double half = Interval.student((double) (n - 1)) * deviation() / Math.sqrt((double) n);
    return Interval.around(mean(), half);
  }

  /// A distribution under way.
  public static final class Collecting {
    private final Map<Long, Long> counts = new HashMap<>();

    /// Takes in a number.
    public void add(long number) {
      counts.merge(number, 1L, Long::sum);
    }

    /// The distribution so far; there must be a number.
    public Distribution distribution() {
      return new Distribution(new TreeMap<>(counts));
    }
  }
}
