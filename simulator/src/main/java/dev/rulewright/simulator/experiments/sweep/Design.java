package dev.rulewright.simulator.experiments.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The screening design of Plackett and Burman (*The Design of Optimum Multifactorial Experiments*,
/// Biometrika 33, 1946), folded over: every arm comes with its opposite, so that no main effect is
/// mixed up with the interaction of two factors.
///
/// Of their constructions this is the one from quadratic residues (R. E. A. C. Paley, 1933): a
/// prime that leaves 3 when divided by 4 makes a first row with a plus at 0 and at every square,
/// which is shifted cyclically; a row of minus comes last.
final class Design {

  /// The most factors: the largest prime of that kind below 200.
  static final int MOST_FACTORS = 199;

  private Design() {}

  /// The arms: for each of them -1 or 1 for each factor.
  ///
  /// @param factors from 1 to [#MOST_FACTORS]
  /// @throws IllegalArgumentException if there are more
  static List<int[]> foldedOver(int factors) {
    if (factors < 1 || factors > MOST_FACTORS) {
      throw new IllegalArgumentException(factors + " factors, expected 1 to " + MOST_FACTORS);
    }
    int prime =
        IntStream.iterate(3, n -> n + 4)
            .filter(n -> n >= factors && BigInteger.valueOf(n).isProbablePrime(50))
            .findFirst()
            .orElseThrow();
    boolean[] first = squares(prime);
    var rows = new ArrayList<int[]>();
    for (int run = 0; run <= prime; run++) {
      int[] row = new int[factors];
      int[] opposite = new int[factors];
      for (int i = 0; i < factors; i++) {
        boolean plus = run < prime && first[(i + run) % prime];
        row[i] = plus ? 1 : -1;
        opposite[i] = -row[i];
      }
      rows.add(row);
      rows.add(opposite);
    }
    return rows;
  }

  /// Which remainders are squares, 0 among them.
  private static boolean[] squares(int prime) {
    boolean[] squares = new boolean[prime];
    for (int root = 0; root < prime; root++) {
      squares[root * root % prime] = true;
    }
    return squares;
  }
}
