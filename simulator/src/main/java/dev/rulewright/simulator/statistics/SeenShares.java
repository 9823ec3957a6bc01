package dev.rulewright.simulator.statistics;

import java.util.stream.IntStream;

/// The share of each number in a sample, with something of every number: as in Fishtest, one that
/// never came about counts as 0.001 pairs.
final class SeenShares {

  private static final double NEVER_SEEN = 1e-3;

  private final double pairs;
  private final double[] shares;
  private final double[] values;

  private SeenShares(double pairs, double[] shares, double[] values) {
    this.pairs = pairs;
    this.shares = shares;
    this.values = values;
  }

  static SeenShares of(LatticeSample sample) {
    double[] counts =
        sample.counts().stream().mapToDouble(count -> count == 0 ? NEVER_SEEN : count).toArray();
    double pairs = 0;
    for (double count : counts) {
      pairs += count;
    }
    double all = pairs;
    return new SeenShares(
        pairs,
        IntStream.range(0, counts.length).mapToDouble(i -> counts[i] / all).toArray(),
        IntStream.range(0, counts.length).mapToDouble(sample::value).toArray());
  }

  /// The number of pairs, those of what never came about included.
  double pairs() {
    return pairs;
  }

  /// The most likely distribution with a given mean.
  ConstrainedFit fit(double mean) {
    return ConstrainedFit.of(shares, values, mean);
  }

  double lowest() {
    return values[0];
  }

  double highest() {
    return values[values.length - 1];
  }

  double mean() {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      mean += shares[i] * values[i];
    }
    return mean;
  }

  /// The mean square of the distances from a number.
  double spreadAround(double centre) {
    double spread = 0;
    for (int i = 0; i < values.length; i++) {
      spread += shares[i] * (values[i] - centre) * (values[i] - centre);
    }
    return spread;
  }
}
