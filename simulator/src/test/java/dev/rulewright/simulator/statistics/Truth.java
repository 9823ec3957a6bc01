package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The probabilities of the scores of a pair.
public record Truth(List<Double> p) {

  /// The distribution of a shape that comes nearest to it among those with a mean.
  public static Truth withMean(List<Double> shape, double mean) {
    double sum = shape.stream().mapToDouble(Double::doubleValue).sum();
    double[] shares = shape.stream().mapToDouble(each -> each / sum).toArray();
    double[] values = {0, 0.25, 0.5, 0.75, 1};
    double low = -20;
    double high = 20;
    var tilted = new Truth(shape);
    for (int step = 0; step < 200; step++) {
      double middle = (low + high) / 2;
      double[] weights = new double[5];
      double all = 0;
      for (int i = 0; i < 5; i++) {
        weights[i] = shares[i] * Math.exp(middle * values[i]);
        all += weights[i];
      }
      double whole = all;
      tilted = new Truth(Arrays.stream(weights).mapToObj(each -> each / whole).toList());
      if (tilted.mean() < mean) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return tilted;
  }

  /// The same with a mean that is so many standard deviations above ½.
  public static Truth normalised(List<Double> shape, double deviations) {
    double low = 0.5;
    double high = 0.9;
    var found = withMean(shape, low);
    for (int step = 0; step < 60; step++) {
      double middle = (low + high) / 2;
      found = withMean(shape, middle);
      if ((found.mean() - 0.5) / found.deviation() < deviations) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return found;
  }

  private double deviation() {
    double mean = mean();
    double squares = 0;
    for (int i = 0; i < 5; i++) {
      squares += p.get(i) * (i / 4.0 - mean) * (i / 4.0 - mean);
    }
    return Math.sqrt(squares);
  }

  public double mean() {
    return p.get(1) / 4 + p.get(2) / 2 + 3 * p.get(3) / 4 + p.get(4);
  }

  public int kind(double ticket) {
    double left = ticket;
    int kind = 0;
    while (kind < 4 && left >= p.get(kind)) {
      left -= p.get(kind++);
    }
    return kind;
  }

  /// Pairs with the scores 0, ¼, ½, ¾ and 1.
  public static LatticeSample scores(long... counts) {
    return new LatticeSample(Kind.SCORES, 2, Arrays.stream(counts).boxed().toList());
  }

  /// These pairs and others.
  public static LatticeSample sum(LatticeSample some, LatticeSample more) {
    return new LatticeSample(
        some.kind(),
        some.games(),
        IntStream.range(0, some.counts().size())
            .mapToObj(i -> some.counts().get(i) + more.counts().get(i))
            .toList());
  }

  public LatticeSample drawn(int pairs, RandomGenerator random) {
    long[] counts = new long[5];
    for (int i = 0; i < pairs; i++) {
      counts[kind(random.nextDouble())]++;
    }
    return scores(counts);
  }
}
