package dev.rulewright.simulator.statistics;

import java.util.List;

/// How often each score of a pair of games came about, for one of two opponents: a win scores 1, a
/// draw ½, a loss 0, and a pair the mean of its two games, so 0, ¼, ½, ¾ or 1. The two games share
/// their chance and swap sides or the start player, so they depend on each other; pairs are
/// independent. This is the *pentanomial* model of computer chess. Where *n* play there are *n*
/// games in the place of two, and 2n + 1 scores.
///
/// @param counts pairs with the scores 0, ¼, ½, ¾ and 1, or 0, 1/2n, … 1
public record PairCounts(List<Long> counts) implements LatticeSample {

  /// No pairs.
  public static final PairCounts NONE = none(2);

  private static final int SCORES_OF_A_GAME = 2;

  /// Checks and copies the counts.
  ///
  /// @throws IllegalArgumentException if there are not 3, 5, 7 … or one is negative
  public PairCounts {
    counts = Lattice.checked(counts, SCORES_OF_A_GAME);
  }

  /// No groups of so many games.
  public static PairCounts none(int games) {
    return new PairCounts(Lattice.none(games, SCORES_OF_A_GAME));
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
  /// @param halves the score of all its games together in halves, from 0 for two losses to 4 for
  ///   two wins
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
