package dev.rulewright.simulator.statistics;

import java.util.List;

/// How often each score of a pair of games came about, for one of two opponents: a win scores 1, a
/// draw ½, a loss 0, and a pair the mean of its two games, so 0, ¼, ½, ¾ or 1. The two games share
/// their chance and swap sides or the start player, so they depend on each other; pairs are
/// independent. This is the *pentanomial* model of computer chess.
///
/// @param counts pairs with the scores 0, ¼, ½, ¾ and 1
public record PairCounts(List<Long> counts) implements LatticeSample {

  /// No pairs.
  public static final PairCounts NONE = of(0, 0, 0, 0, 0);

  private static final int SCORES = 5;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException if there are not five or one is negative
  public PairCounts {
    counts = Lattice.checked(counts, SCORES);
  }

  /// Counts of pairs with the scores 0, ¼, ½, ¾ and 1.
  public static PairCounts of(long zero, long quarter, long half, long threeQuarters, long one) {
    return new PairCounts(List.of(zero, quarter, half, threeQuarters, one));
  }

  @Override
  public double lowest() {
    return 0;
  }

  @Override
  public double highest() {
    return 1;
  }

  /// A lost and a won pair.
  @Override
  public Interval imagined() {
    return new Interval(0, 1);
  }

  /// These pairs and one more.
  ///
  /// @param halves the score of both games together in halves, from 0 for two losses to 4 for two
  ///   wins
  /// @throws IllegalArgumentException for any other number
  public PairCounts with(int halves) {
    return new PairCounts(Lattice.with(counts, halves));
  }

  /// These pairs and others.
  public PairCounts plus(PairCounts more) {
    return new PairCounts(Lattice.plus(counts, more.counts));
  }

  /// The same pairs seen by the opponent.
  public PairCounts reversed() {
    return new PairCounts(counts.reversed());
  }
}
