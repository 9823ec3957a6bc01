package dev.rulewright.simulator.statistics;

import java.util.List;

/// What somebody scored in rounds of as many pairs of games each. The pairs of a round share their
/// chance, so they may depend on each other; rounds are independent.
///
/// @param pairs pairs of games in a round, at least 1
/// @param halves what was scored in each round, in halves: a won game is two, so from 0 to 4 times
///   the pairs
public record RoundScores(int pairs, List<Integer> halves) {

  private static final int HALVES_OF_A_PAIR = 4;

  /// Pairs that are imagined besides those that were played: a lost and a won one.
  private static final int IMAGINED = 2;

  /// @throws IllegalArgumentException if there is no round, no pair in a round, or a score is out
  ///   of range
  public RoundScores {
    halves = List.copyOf(halves);
    int most = HALVES_OF_A_PAIR * pairs;
    if (pairs < 1
        || halves.isEmpty()
        || halves.stream().anyMatch(each -> each < 0 || each > most)) {
      throw new IllegalArgumentException("rounds of %d pairs: %s".formatted(pairs, halves));
    }
  }

  /// The number of games.
  public long games() {
    return 2L * pairs * halves.size();
  }

  /// The mean score of a game: a win 1, a draw ½, a loss 0.
  public double mean() {
    return points() / (pairs * (double) halves.size());
  }

  /// What was scored in all, a won pair being 1.
  private double points() {
    return halves.stream().mapToLong(Integer::longValue).sum() / (double) HALVES_OF_A_PAIR;
  }

  /// An adjusted Wald interval for the true mean: that of [LatticeSample#interval], with the
  /// variance between rounds instead of pairs. For *n* rounds of *k* pairs that score T(c) together
  ///
  /// ```
  /// m ± t √(n/(n-1) · (Σ (T(c) - k m)² + m² + (1 - m)²)) / (n k + 2),   m = (Σ T(c) + 1) / (n k + 2)
  /// ```
  ///
  /// with Student's quantile *t* for n - 1 degrees of freedom: a lost and a won pair are imagined,
  /// so that it has a width even if everything was won. After a single round it is everything. The
  /// tests simulate what it covers.
  public Interval interval() {
    int n = halves.size();
    if (n == 1) {
      return new Interval(0, 1);
    }
    double all = (double) n * pairs + IMAGINED;
    double mean = (points() + 1) / all;
    double squares = mean * mean + (1 - mean) * (1 - mean);
    for (int each : halves) {
      double distance = each / (double) HALVES_OF_A_PAIR - pairs * mean;
      squares += distance * distance;
    }
    double half = Interval.student(n - 1.0) * Math.sqrt(squares * n / (n - 1)) / all;
    return Interval.around(mean, half).within(0, 1);
  }
}
