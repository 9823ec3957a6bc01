package dev.rulewright.simulator.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/// The procedure of Benjamini and Hochberg (*Controlling the false discovery rate*, Journal of the
/// Royal Statistical Society B 57, 1995) for many tests at once.
public final class FalseDiscoveries {

  private FalseDiscoveries() {}

  /// The adjusted p-values: whoever calls every test a finding whose adjusted value is at most *q*
  /// has to expect that at most the share *q* of these findings are none, provided that the tests
  /// are independent or positively dependent.
  ///
  /// ```
  /// adjusted(i) = minimum over all j with p(j) ≥ p(i) of min(1, p(j) · n / rank(j))
  /// ```
  ///
  /// where rank 1 is the smallest of *n* values.
  ///
  /// @param p p-values from 0 to 1, in any order
  /// @return the adjusted values in the same order
  /// @throws IllegalArgumentException if a value is no probability
  public static double[] adjusted(double... p) {
    if (Arrays.stream(p).anyMatch(each -> !(each >= 0 && each <= 1))) {
      throw new IllegalArgumentException("p-values from 0 to 1: " + Arrays.toString(p));
    }
    int[] falling =
        IntStream.range(0, p.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> p[i]).reversed())
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[p.length];
    double least = 1;
    for (int i = 0; i < p.length; i++) {
      int rank = p.length - i;
      least = Math.min(least, p[falling[i]] * p.length / rank);
      adjusted[falling[i]] = least;
    }
    return adjusted;
  }
}
