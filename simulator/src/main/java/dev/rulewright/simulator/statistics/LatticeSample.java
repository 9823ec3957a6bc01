package dev.rulewright.simulator.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Independent numbers on an even grid, kept as counts: what pairs of games scored, or how these
/// scores differ between two settings that were played with the same chance. Its size does not grow
/// with the number of pairs.
///
/// A win scores 1, a draw ½, a loss 0, and a pair the mean of its two games, so 0, ¼, ½, ¾ or 1.
/// The two games share their chance and swap sides or the start player, so they depend on each
/// other; pairs are independent. This is the *pentanomial* model of computer chess. Where *n* play
/// there are *n* games in the place of two, and 2n + 1 scores; differences have as many steps on
/// either side of 0.
///
/// @param counts how often each number of the grid came about, from the lowest on
public record LatticeSample(Kind kind, List<Long> counts) {

  /// What numbers on a grid are.
  public enum Kind {
    /// Scores from 0 to 1.
    SCORES(0, 2),
    /// Differences of scores, the second minus the first, from -1 to 1.
    DIFFERENCES(-1, 4);

    private final int lowest;
    private final int stepsOfAGame;

    Kind(int lowest, int stepsOfAGame) {
      this.lowest = lowest;
      this.stepsOfAGame = stepsOfAGame;
    }
  }

  /// Pairs that are imagined besides those that were played, see [#imagined].
  private static final int IMAGINED = 2;

  /// @throws IllegalArgumentException if their number is that of no group of games or one is
  ///   negative
  public LatticeSample {
    if (counts.size() <= kind.stepsOfAGame
        || (counts.size() - 1) % kind.stepsOfAGame != 0
        || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException(
          "a multiple of %d and 1 counts expected, and none negative; found %s"
              .formatted(kind.stepsOfAGame, counts));
    }
    counts = List.copyOf(counts);
  }

  /// No groups of so many games.
  public static LatticeSample none(Kind kind, int games) {
    return new LatticeSample(kind, Collections.nCopies(games * kind.stepsOfAGame + 1, 0L));
  }

  /// These pairs and one more.
  ///
  /// @param halves the score of all its games together in halves, or the difference of these
  /// @throws IllegalArgumentException if it is not on the grid
  public LatticeSample with(int halves) {
    int index = halves - kind.lowest * middle();
    if (index < 0 || index >= counts.size()) {
      throw new IllegalArgumentException("%d halves on %s".formatted(halves, this));
    }
    var more = new ArrayList<>(counts);
    more.set(index, more.get(index) + 1);
    return new LatticeSample(kind, more);
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
    boolean half = kind == Kind.DIFFERENCES && counts.size() > kind.stepsOfAGame + 1;
    return half ? new Interval(-0.5, 0.5) : new Interval(lowest(), highest());
  }

  /// A number of the grid.
  ///
  /// @param i its index in [#counts]
  double value(int i) {
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
  double meanInDistances() {
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
  ///
  /// @param confidence the share of such intervals that hold the true mean, between 0 and 1
  public Interval interval(double confidence) {
    double n = (double) pairs() + IMAGINED;
    double low = imagined().low();
    double high = imagined().high();
    double mean = (sumOfPowers(1) + low + high) / n;
    double squares = sumOfPowers(2) + low * low + high * high;
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - confidence) / 2);
    double half = z * Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
    return new Interval(Math.max(lowest(), mean - half), Math.min(highest(), mean + half));
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
    long sum = Math.abs(2 * (counts.get(4) - counts.get(0)) + counts.get(3) - counts.get(1));
    if (sum == 0) {
      return 1;
    }
    int full = Math.toIntExact(counts.get(0) + counts.get(4));
    int half = Math.toIntExact(counts.get(1) + counts.get(3));
    var ups = BinomialDistribution.of(full, 0.5);
    double p = 0;
    for (int up = 0; up <= full; up++) {
      long fromFull = 2L * (2L * up - full);
      p += ups.probability(up) * halvesReach(half, sum - fromFull);
    }
    // By symmetry the other direction is as likely.
    return Math.min(1, 2 * p);
  }

  /// The probability that a number of halves with signs from fair coins add up to at least `least`.
  private static double halvesReach(int halves, long least) {
    // 2·up - halves ≥ least
    long up = Math.ceilDiv(least + halves, 2L);
    if (up <= 0) {
      return 1;
    }
    return up > halves ? 0 : BinomialDistribution.of(halves, 0.5).survivalProbability((int) up - 1);
  }
}
