package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.batch.GameRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/// Independent numbers on an even grid, kept as counts: what pairs of games scored, or how these
/// scores differ between two settings that were played with the same chance. Its size does not grow
/// with the number of pairs.
///
/// A win scores 1, a draw ½, a loss 0, and a pair the mean of its two games, so 0, ¼, ½, ¾ or 1.
/// The two games share their chance and swap sides or the start player, so they depend on each
/// other; pairs are independent. This is the *pentanomial* model of computer chess. Where *n* play
/// there are *n* games in the place of two, of which each has as many steps as a win has parts, see
/// [GameRecord#score]; differences have as many steps on either side of 0.
///
/// @param games how many games make a number
/// @param counts how often each number of the grid came about, from the lowest on
public record LatticeSample(Kind kind, int games, List<Long> counts) {

  /// What numbers on a grid are.
  public enum Kind {
    /// Scores from 0 to 1.
    SCORES(0),
    /// Differences of scores, the second minus the first, from -1 to 1.
    DIFFERENCES(-1);

    private final int lowest;

    Kind(int lowest) {
      this.lowest = lowest;
    }

    /// The steps of a grid.
    ///
    /// @param highest steps from 0 to 1
    private int steps(int highest) {
      return (1 - lowest) * highest;
    }
  }

  /// Pairs that are imagined besides those that were played, see [#imagined].
  private static final int IMAGINED = 2;

  /// @throws IllegalArgumentException if their number is that of no group of games or one is
  ///   negative
  public LatticeSample {
    int halves = kind.steps(2 * games);
    if (games < 1
        || counts.size() <= halves
        || (counts.size() - 1) % halves != 0
        || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException(
          "a multiple of %d and 1 counts expected, and none negative; found %s"
              .formatted(halves, counts));
    }
    counts = List.copyOf(counts);
  }

  /// No groups of so many games.
  ///
  /// @param seats the number of players, at least 2
  public static LatticeSample none(Kind kind, int games, int seats) {
    int steps = kind.steps(games * GameRecord.partsOfAWin(seats));
    return new LatticeSample(kind, games, Collections.nCopies(steps + 1, 0L));
  }

  /// These pairs and one more.
  ///
  /// @param parts the score of all its games together in parts of a win, or the difference of these
  /// @throws IllegalArgumentException if it is not on the grid
  public LatticeSample with(int parts) {
    int index = parts - kind.lowest * middle();
    if (index < 0 || index >= counts.size()) {
      throw new IllegalArgumentException("%d parts on %s".formatted(parts, this));
    }
    var more = new ArrayList<>(counts);
    more.set(index, more.get(index) + 1);
    return new LatticeSample(kind, games, more);
  }

  private int middle() {
    return counts.size() / 2;
  }

  /// The lowest number of the grid.
  public double lowest() {
    return kind.lowest;
  }

  /// The highest number of the grid.
  public double highest() {
    return 1;
  }

  /// The numbers of the two pairs that [#interval] imagines, at equal distances from the middle of
  /// the grid: a lost and a won pair. Of differences of more than one game half of the greatest
  /// ones: most pairs that differ do not differ in both games, and with whole ones the interval
  /// would hold the truth in 97 % instead of 95 %.
  Interval imagined() {
    return kind == Kind.DIFFERENCES && games > 1
        ? new Interval(-0.5, 0.5)
        : new Interval(lowest(), highest());
  }

  /// A number of the grid.
  ///
  /// @param i its index in [#counts]
  public double value(int i) {
    return lowest() + i * (highest() - lowest()) / (counts.size() - 1);
  }

  /// The number of pairs.
  public long pairs() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// The number of pairs whose scores differ.
  public long differing() {
    return pairs() - counts.get(middle());
  }

  /// The mean; not a number without pairs.
  public double mean() {
    return sumOfPowers(1) / pairs();
  }

  /// The distance of the mean from the middle of the grid, divided by the root of the mean square
  /// of these distances; the pairs that [#interval] imagines add to the squares. From -1 to 1.
  public double meanInDistances() {
    double middle = (lowest() + highest()) / 2;
    double squares = 2 * (imagined().high() - middle) * (imagined().high() - middle);
    for (int i = 0; i < counts.size(); i++) {
      double distance = value(i) - middle;
      squares += counts.get(i) * distance * distance;
    }
    return pairs() == 0 ? 0 : (mean() - middle) / Math.sqrt(squares / pairs());
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
  public Interval interval() {
    double n = (double) pairs() + IMAGINED;
    double low = imagined().low();
    double high = imagined().high();
    double mean = (sumOfPowers(1) + low + high) / n;
    double squares = sumOfPowers(2) + low * low + high * high;
    double half = Interval.NORMAL * Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
    return Interval.around(mean, half).within(lowest(), highest());
  }

  private double sumOfPowers(int power) {
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * Math.pow(value(i), power);
    }
    return sum;
  }

  /// The exact two-sided p-value of the sign-flip test (Fisher's permutation test for pairs) of
  /// differences of single games: if the rules made no difference, each pair that differs would as
  /// likely differ the other way round. The value is the probability that the differences, with
  /// signs from fair coins, add up to at least as much as they do, in either direction. Without
  /// draws it is the exact test of McNemar. 1 if no pair differs.
  public double signFlipP() {
    int most = middle();
    int least = 1;
    while (least <= most && atDistance(least) == 0) {
      least++;
    }
    long sum = 0;
    for (int distance = least; distance <= most; distance++) {
      sum += distance * (counts.get(most + distance) - counts.get(most - distance));
    }
    if (sum == 0) {
      return 1;
    }
    Map<Long, Double> sums = Map.of(0L, 1.0);
    for (int distance = most; distance > least; distance--) {
      sums = flipped(sums, distance);
    }
    double p = 0;
    for (var each : sums.entrySet()) {
      p += each.getValue() * leastReach(least, Math.abs(sum) - each.getKey());
    }
    // By symmetry the other direction is as likely.
    return Math.min(1, 2 * p);
  }

  private int atDistance(int distance) {
    return Math.toIntExact(counts.get(middle() + distance) + counts.get(middle() - distance));
  }

  /// The probabilities of sums to which the differences of one distance are added, with signs from
  /// fair coins.
  private Map<Long, Double> flipped(Map<Long, Double> sums, int distance) {
    int number = atDistance(distance);
    if (number == 0) {
      return sums;
    }
    var ups = BinomialDistribution.of(number, 0.5);
    var flipped = new TreeMap<Long, Double>();
    sums.forEach((sum, p) -> {
      for (int up = 0; up <= number; up++) {
        flipped.merge(sum + distance * (2L * up - number), p * ups.probability(up), Double::sum);
      }
    });
    return flipped;
  }

  /// The probability that the differences of one distance, with signs from fair coins, add up to at
  /// least so many steps.
  private double leastReach(int distance, long steps) {
    int number = atDistance(distance);
    // distance · (2 · up - number) ≥ steps
    long up = Math.ceilDiv(Math.ceilDiv(steps, distance) + number, 2L);
    if (up <= 0) {
      return 1;
    }
    return up > number ? 0 : BinomialDistribution.of(number, 0.5).survivalProbability((int) up - 1);
  }
}
