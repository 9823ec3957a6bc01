package dev.rulewright.simulator.statistics;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// Counts on a grid: what [PairCounts] and [PairDifferences] have in common.
final class Lattice {

  private Lattice() {}

  /// Checks and copies counts.
  ///
  /// @param stepsOfAGame by how many numbers a game more widens the grid
  /// @throws IllegalArgumentException if their number is that of no group of games or one is
  ///   negative
  static List<Long> checked(List<Long> counts, int stepsOfAGame) {
    if (counts.size() <= stepsOfAGame
        || (counts.size() - 1) % stepsOfAGame != 0
        || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException(
          "a multiple of %d and 1 counts from 0 expected, found %s"
              .formatted(stepsOfAGame, counts));
    }
    return List.copyOf(counts);
  }

  /// No counts on the grid of a group of games.
  static List<Long> none(int games, int stepsOfAGame) {
    return Collections.nCopies(games * stepsOfAGame + 1, 0L);
  }

  /// The counts with one more of a number.
  ///
  /// @throws IllegalArgumentException if the number is not on the grid
  static List<Long> with(List<Long> counts, int index) {
    if (index < 0 || index >= counts.size()) {
      throw new IllegalArgumentException("step %d of a grid of %d".formatted(index, counts.size()));
    }
    return IntStream.range(0, counts.size())
        .mapToObj(i -> counts.get(i) + (i == index ? 1 : 0))
        .toList();
  }

  /// The sums of counts.
  static List<Long> plus(List<Long> counts, List<Long> more) {
    return IntStream.range(0, counts.size()).mapToObj(i -> counts.get(i) + more.get(i)).toList();
  }
}
