package dev.rulewright.simulator.statistics;

import java.util.List;

/// How the scores of pairs of games differ between two settings that were played with the same
/// chance: the score of the pair (see [PairCounts]) under the second setting minus that under the
/// first, so -1, -¾, … 1, and with steps of 1/2n for groups of *n* games.
///
/// @param counts pairs with the differences -1, -¾, -½, -¼, 0, ¼, ½, ¾ and 1
public record PairDifferences(List<Long> counts) implements LatticeSample {

  /// No pairs.
  public static final PairDifferences NONE = none(2);

  private static final int DIFFERENCES_OF_A_GAME = 4;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException if there are not 5, 9, 13 … or one is negative
  public PairDifferences {
    counts = Lattice.checked(counts, DIFFERENCES_OF_A_GAME);
  }

  /// No groups of so many games.
  public static PairDifferences none(int games) {
    return new PairDifferences(Lattice.none(games, DIFFERENCES_OF_A_GAME));
  }

  private int middle() {
    return counts.size() / 2;
  }

  @Override
  public double lowest() {
    return -1;
  }

  @Override
  public double highest() {
    return 1;
  }

  /// Half of the greatest differences: most pairs that differ do not differ in both games, and with
  /// whole ones the interval would hold the truth in 97 % instead of 95 %.
  @Override
  public Interval imagined() {
    return new Interval(-0.5, 0.5);
  }

  /// These pairs and one more.
  ///
  /// @param steps the difference in steps of the grid, quarters for pairs; equal to the score of
  ///   all games together in halves under the second setting minus that under the first
  /// @throws IllegalArgumentException for any other number
  public PairDifferences with(int steps) {
    return new PairDifferences(Lattice.with(counts, steps + middle()));
  }

  /// These pairs and others.
  public PairDifferences plus(PairDifferences more) {
    return new PairDifferences(Lattice.plus(counts, more.counts));
  }

  /// The number of pairs whose scores differ.
  public long differing() {
    return pairs() - counts.get(middle());
  }
}
