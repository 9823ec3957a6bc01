package dev.rulewright.simulator.statistics;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Independent numbers on an even grid, kept as counts: the scores of pairs of games, or how these
/// differ. Its size does not grow with the number of pairs.
public sealed interface LatticeSample permits PairCounts, PairDifferences, PairedScores {

  /// Pairs that are imagined besides those that were played, see [#imagined].
  int IMAGINED = 2;

  /// The lowest number of the grid.
  double lowest();

  /// The highest number of the grid.
  double highest();

  /// The numbers of the two pairs that [#interval] imagines: at equal distances from the middle of
  /// the grid.
  Interval imagined();

  /// How often each number of the grid came about, from the lowest on.
  List<Long> counts();

  /// A number of the grid.
  ///
  /// @param i its index in [#counts]
  default double value(int i) {
    return lowest() + i * (highest() - lowest()) / (counts().size() - 1);
  }

  /// The number of pairs.
  default long pairs() {
    return counts().stream().mapToLong(Long::longValue).sum();
  }

  /// The mean; not a number without pairs.
  default double mean() {
    return sumOfPowers(1) / pairs();
  }

  /// The distance of the mean from the middle of the grid, divided by the root of the mean square
  /// of these distances; the pairs that [#interval] imagines add to the squares. From -1 to 1.
  default double meanInDistances() {
    double middle = (lowest() + highest()) / 2;
    double squares = 2 * (imagined().high() - middle) * (imagined().high() - middle);
    for (int i = 0; i < counts().size(); i++) {
      double distance = value(i) - middle;
      squares += counts().get(i) * distance * distance;
    }
    return pairs() == 0 ? 0 : (mean() - middle) / Math.sqrt(squares / pairs());
  }

  /// The standard deviation of the sample, with n - 1 in the denominator; 0 for a single pair, not
  /// a number without pairs.
  default double deviation() {
    long n = pairs();
    double mean = mean();
    double squares = Math.max(0, sumOfPowers(2) - n * mean * mean);
    return n == 1 ? 0 : Math.sqrt(squares / (n - 1));
  }

  /// The adjusted Wald interval of Bonett and Price (*Adjusted Wald confidence interval for a
  /// difference of binomial proportions based on paired data*, Journal of Educational and
  /// Behavioral Statistics 37, 2012) for the true mean, here of numbers on a grid:
  ///
  /// ```
  /// m ± z √((q/(n+2) - m²) / (n+2)),   m = (Σd + l + h) / (n+2),   q = Σd² + l² + h²
  /// ```
  ///
  /// with the numbers *d* of *n* pairs, the normal quantile *z*, and two more pairs that are
  /// imagined, *l* and *h*. So it has a width even if all pairs are alike, and it also holds when
  /// it decides how many pairs are played: the tests simulate both.
  ///
  /// @param confidence the share of such intervals that hold the true mean, between 0 and 1
  default Interval interval(double confidence) {
    double n = (double) pairs() + IMAGINED;
    double low = imagined().low();
    double high = imagined().high();
    double mean = (sumOfPowers(1) + low + high) / n;
    double squares = sumOfPowers(2) + low * low + high * high;
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - confidence) / 2);
    double half = z * Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
    return new Interval(Math.max(lowest(), mean - half), Math.min(highest(), mean + half));
  }

  /// Every number, in rising order, as [Bootstrap] wants them; as long as there are pairs.
  default List<Double> values() {
    var values = new ArrayList<Double>();
    for (int i = 0; i < counts().size(); i++) {
      for (long k = 0; k < counts().get(i); k++) {
        values.add(value(i));
      }
    }
    return values;
  }

  private double sumOfPowers(int power) {
    double sum = 0;
    for (int i = 0; i < counts().size(); i++) {
      sum += counts().get(i) * Math.pow(value(i), power);
    }
    return sum;
  }
}
