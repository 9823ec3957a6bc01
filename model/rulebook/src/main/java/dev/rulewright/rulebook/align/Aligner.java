package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Aligns the units of two editions by dynamic programming: first by numbers, names, words of rules
/// and lengths (Gale and Church 1993), then again with the translations that the first alignment
/// teaches (Moore 2002).
final class Aligner {

  /// The sizes that a bead may have.
  private static final int[][] SIZES = {
    {1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 3}, {3, 1}, {2, 3}, {3, 2}, {1, 4}, {4, 1},
    {1, 5}, {5, 1}, {1, 6}, {6, 1}
  };

  private static final int ROUNDS = 3;

  /// What a unit without counterpart costs.
  private static final double LEFT_OUT = 0.4;

  /// What every unit beyond one and one costs in a bead.
  private static final double CROWDED = 0.25;

  /// What two units gain that have everything in common.
  private static final double COMMON = 3;

  /// Beads that have less in common than this are none.
  private static final double LEAST_COMMON = 0.12;

  private final List<Features> left;
  private final List<Features> right;
  private final Overlap overlap;

  /// Letters of the right edition for each letter of the left one.
  private final double ratio;

  private Aligner(List<Features> left, List<Features> right, Translations translations) {
    this.left = left;
    this.right = right;
    overlap = Overlap.of(left, right, translations);
    ratio = (double) letters(right, 0, right.size()) / letters(left, 0, left.size());
  }

  /// The beads of two editions, in the order of the left one's units; every unit is in one of them.
  static List<Bead> align(Edition left, Lexicon leftWords, Edition right, Lexicon rightWords) {
    List<Features> one = Features.of(left, leftWords);
    List<Features> other = Features.of(right, rightWords);
    var translations = new Translations(List.of());
    List<Bead> beads = List.of();
    for (int round = 0; round < ROUNDS; round++) {
      beads = new Aligner(one, other, translations).beads();
      translations = translations(beads, one, other);
    }
    return beads;
  }

  /// What an alignment teaches about the words of two editions.
  static Translations translations(List<Bead> beads, List<Features> left, List<Features> right) {
    return new Translations(
        beads.stream()
            .filter(Bead::isPair)
            .map(bead ->
                new Translations.Pair(
                    stems(left, bead.left(), bead.lefts()),
                    stems(right, bead.right(), bead.rights())))
            .toList());
  }

  private static List<String> stems(List<Features> units, int from, int count) {
    return units.subList(from, from + count).stream().flatMap(u -> u.stems().stream()).toList();
  }

  private List<Bead> beads() {
    int rows = left.size() + 1;
    int columns = right.size() + 1;
    double[][] best = new double[rows][columns];
    byte[][] choice = new byte[rows][columns];
    for (double[] row : best) {
      Arrays.fill(row, Double.NEGATIVE_INFINITY);
    }
    best[0][0] = 0;
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        for (int size = 0; size < SIZES.length; size++) {
          int lefts = SIZES[size][0];
          int rights = SIZES[size][1];
          if (i < lefts || j < rights) {
            continue;
          }
          double before = best[i - lefts][j - rights];
          double score = before + score(i - lefts, lefts, j - rights, rights);
          if (score > best[i][j]) {
            best[i][j] = score;
            choice[i][j] = (byte) size;
          }
        }
      }
    }
    var beads = new ArrayList<Bead>();
    int i = left.size();
    int j = right.size();
    while (i > 0 || j > 0) {
      int[] size = SIZES[choice[i][j]];
      i -= size[0];
      j -= size[1];
      addBefore(beads, i, size[0], j, size[1]);
    }
    return beads.reversed();
  }

  /// Adds a bead in front of others. Units that share hardly anything stand beside each other only
  /// because something must stand there, so each is alone.
  private void addBefore(List<Bead> beads, int from, int lefts, int to, int rights) {
    double common = lefts > 0 && rights > 0 ? overlap.of(from, lefts, to, rights) : 1;
    if (common >= LEAST_COMMON || left.get(from).heading()) {
      beads.add(new Bead(from, lefts, to, rights, common));
    } else {
      beads.add(new Bead(from + lefts, 0, to, rights, 1));
      beads.add(new Bead(from, lefts, to, 0, 1));
    }
  }

  private double score(int from, int lefts, int to, int rights) {
    if (lefts == 0 || rights == 0) {
      return -LEFT_OUT;
    }
    boolean several = lefts + rights > 2;
    boolean headings = left.get(from).heading();
    if (headings != right.get(to).heading()
        || (several && (hasHeading(left, from, lefts) || hasHeading(right, to, rights)))) {
      return Double.NEGATIVE_INFINITY;
    }
    return COMMON * overlap.of(from, lefts, to, rights)
        - lengthCost(letters(left, from, lefts), letters(right, to, rights))
        - CROWDED * (lefts + rights - 2);
  }

  private static boolean hasHeading(List<Features> units, int from, int count) {
    return IntStream.range(from, from + count).anyMatch(i -> units.get(i).heading());
  }

  /// How unlikely two lengths are, 0 if they fit, in tenths of a natural logarithm.
  private double lengthCost(int letters, int others) {
    double expected = letters * ratio;
    double deviation = (others - expected) / Math.sqrt(6.8 * (letters + others) / 2.0);
    return Math.min(0.1 * deviation * deviation / 2, 1.2);
  }

  private static int letters(List<Features> units, int from, int count) {
    int sum = 0;
    for (int i = from; i < from + count; i++) {
      sum += units.get(i).length();
    }
    return Math.max(1, sum);
  }
}
