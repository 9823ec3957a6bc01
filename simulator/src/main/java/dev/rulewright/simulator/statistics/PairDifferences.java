package dev.rulewright.simulator.statistics;

import java.util.List;

/// How the scores of pairs of games differ between two settings that were played with the same
/// chance: the score of the pair (see [PairCounts]) under the second setting minus that under the
/// first, so -1, -¾, … 1.
///
/// @param counts pairs with the differences -1, -¾, -½, -¼, 0, ¼, ½, ¾ and 1
public record PairDifferences(List<Long> counts) implements LatticeSample {

  /// No pairs.
  public static final PairDifferences NONE =
      new PairDifferences(List.of(0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L));

  private static final int DIFFERENCES = 9;

  private static final int MIDDLE = 4;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException if there are not nine or one is negative
  public PairDifferences {
    counts = Lattice.checked(counts, DIFFERENCES);
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
  /// @param quarters the difference in quarters, from -4 to 4; equal to the score of both games
  ///   together in halves under the second setting minus that under the first
  /// @throws IllegalArgumentException for any other number
  public PairDifferences with(int quarters) {
    return new PairDifferences(Lattice.with(counts, quarters + MIDDLE));
  }

  /// These pairs and others.
  public PairDifferences plus(PairDifferences more) {
    return new PairDifferences(Lattice.plus(counts, more.counts));
  }

  /// The number of pairs whose scores differ.
  public long differing() {
    return pairs() - counts.get(MIDDLE);
  }
}
