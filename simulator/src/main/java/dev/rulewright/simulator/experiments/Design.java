package dev.rulewright.simulator.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The screening design of Plackett and Burman (*The Design of Optimum Multifactorial Experiments*,
/// Biometrika 33, 1946), folded over: every arm comes with its opposite, so that no main effect is
/// mixed up with the interaction of two factors.
final class Design {

  /// The first rows that the paper prints, by the number of runs; the others are shifted
  /// cyclically.
  private static final SortedMap<Integer, String> FIRST_ROWS =
      new TreeMap<>(
          Map.of(
              8, "+++-+--",
              12, "++-+++---+-",
              16, "++++-+-++--+---",
              20, "++--++++-+-+----++-",
              24, "+++++-+-++--++--+-+----"));

  /// The most factors.
  static final int MOST_FACTORS = 23;

  private Design() {}

  /// The arms: for each of them -1 or 1 for each factor.
  ///
  /// @param factors from 1 to 23
  /// @throws IllegalArgumentException if there are more
  static List<int[]> foldedOver(int factors) {
    if (factors < 1 || factors > MOST_FACTORS) {
      throw new IllegalArgumentException(factors + " factors, expected 1 to " + MOST_FACTORS);
    }
    String first = FIRST_ROWS.tailMap(factors + 1).firstEntry().getValue();
    int columns = first.length();
    var rows = new ArrayList<int[]>();
    for (int run = 0; run <= columns; run++) {
      int[] row = new int[factors];
      int[] opposite = new int[factors];
      for (int i = 0; i < factors; i++) {
        boolean plus = run < columns && first.charAt((i + run) % columns) == '+';
        row[i] = plus ? 1 : -1;
        opposite[i] = -row[i];
      }
      rows.add(row);
      rows.add(opposite);
    }
    return rows;
  }
}
