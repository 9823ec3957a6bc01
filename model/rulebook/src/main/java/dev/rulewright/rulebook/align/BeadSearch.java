package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.List;

/// Looks for the beads of two editions that have most in common, by dynamic programming over what
/// units share and over their lengths (Gale and Church 1993).
final class BeadSearch {

  /// The most units of one edition in a bead.
  static final int MOST = 6;

  /// The sizes that a bead may have, those of gaps first.
  private static final int[][] SIZES = {
    {1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 3}, {3, 1}, {2, 3}, {3, 2}, {1, 4}, {4, 1},
    {1, 5}, {5, 1}, {1, MOST}, {MOST, 1}
  };

  /// So many of them are of gaps.
  private static final int GAPS = 2;

  /// So many of them are for sections as well.
  private static final int SIZES_OF_SECTIONS = 6;

  /// What each unit without counterpart costs.
  private static final double LEFT_OUT = 0.1;

  /// What units without counterpart cost besides, however many stand together: a passage that an
  /// edition lacks is one gap.
  private static final double GAP = 0.3;

  /// What a gap costs that does not reach to the end, where only a beginning is translated, and
  /// each unit in it.
  private static final double GAP_IN_A_BEGINNING = 2;

  private static final double LEFT_OUT_OF_A_BEGINNING = 0.5;

  /// What every unit beyond one and one costs in a bead.
  private static final double CROWDED = 0.25;

  /// A translation is less than so many times as long as what it translates: where a text is
  /// longer, the other one lacks something, and their lengths say nothing of the ratio.
  private static final double LONGER = 1.4;

  /// What it costs that a unit is a heading in one edition only.
  private static final double UNLIKE = 1;

  /// What two units gain that have everything in common.
  private static final double COMMON = 3;

  /// Beads that have less in common than this are none.
  private static final double LEAST_COMMON = 0.12;

  private final List<Features> left;
  private final List<Features> right;
  private final Corridor corridor;
  private final int sizes;
  private final Overlap overlap;

  /// The letters of the units before each one.
  private final int[] leftLetters;

  private final int[] rightLetters;

  /// The headings before each unit.
  private final int[] leftHeadings;

  private final int[] rightHeadings;

  /// Letters of the right edition for each letter of the left one, where both say the same.
  private final double ratio;

  /// What a gap costs that does not reach to the end, and each unit in it.
  private final double gap;

  private final double leftOut;

  private BeadSearch(
      Sides sides, Translations translations, Corridor corridor, int sizes, boolean beginning) {
    left = sides.left;
    right = sides.right;
    this.corridor = corridor;
    this.sizes = sizes;
    overlap = Overlap.of(sides, translations, corridor);
    leftLetters = sums(left.stream().mapToInt(Features::length).toArray());
    rightLetters = sums(right.stream().mapToInt(Features::length).toArray());
    leftHeadings = sums(left.stream().mapToInt(unit -> unit.heading() ? 1 : 0).toArray());
    rightHeadings = sums(right.stream().mapToInt(unit -> unit.heading() ? 1 : 0).toArray());
    double whole = (double) rightLetters[right.size()] / leftLetters[left.size()];
    ratio = isAlike(whole) ? whole : 1;
    gap = beginning ? GAP_IN_A_BEGINNING : GAP;
    leftOut = beginning ? LEFT_OUT_OF_A_BEGINNING : LEFT_OUT;
  }

  /// The beads of the units of two editions, in the order of the left one's; every unit is in one
  /// of them.
  ///
  /// @param corridor where they may meet
  static List<Bead> ofUnits(Sides sides, Translations translations, Corridor corridor) {
    return new BeadSearch(sides, translations, corridor, SIZES.length, false).beads();
  }

  /// The same if the shorter edition says what stands at the beginning of the longer one.
  static List<Bead> ofBeginning(Sides sides, Translations translations, Corridor corridor) {
    return new BeadSearch(sides, translations, corridor, SIZES.length, true).beads();
  }

  /// The same of their sections, which may meet anywhere.
  static List<Bead> ofSections(Sides sides, Translations translations) {
    Corridor whole = Corridor.whole(sides.left.size(), sides.right.size());
    return new BeadSearch(sides, translations, whole, SIZES_OF_SECTIONS, false).beads();
  }

  private static boolean isAlike(double ratio) {
    return Math.max(ratio, 1 / ratio) < LONGER;
  }

  /// Whether one edition is so much longer than the other that it cannot say the same.
  static boolean areUnlike(List<Features> left, List<Features> right) {
    double letters = left.stream().mapToInt(Features::length).sum();
    return !isAlike(right.stream().mapToInt(Features::length).sum() / Math.max(1, letters));
  }

  private static int[] sums(int[] numbers) {
    int[] sums = new int[numbers.length + 1];
    for (int i = 0; i < numbers.length; i++) {
      sums[i + 1] = sums[i] + numbers[i];
    }
    return sums;
  }

  private List<Bead> beads() {
    var best = new Endings(corridor);
    var gaps = new Endings(corridor);
    best.offer(0, 0, 0, 0);
    for (int i = 0; i <= left.size(); i++) {
      for (int j = corridor.from(i); j <= corridor.to(i); j++) {
        choose(i, j, best, gaps);
      }
    }
    return beads(best, gaps);
  }

  /// The beads of the best alignment of all units.
  private List<Bead> beads(Endings best, Endings gaps) {
    var beads = new ArrayList<Bead>();
    int i = left.size();
    int j = right.size();
    Endings endings = best;
    while (i > 0 || j > 0) {
      int size = endings.last(i, j);
      i -= SIZES[size][0];
      j -= SIZES[size][1];
      addBefore(beads, i, SIZES[size][0], j, SIZES[size][1]);
      endings = size < GAPS ? gaps : best;
    }
    return beads.reversed();
  }

  /// Finds the best alignment that ends before two units; of a pair and a gap that are equal, the
  /// pair.
  ///
  /// @param gaps the best ones as a gap goes on from there, or begins, which costs more
  private void choose(int i, int j, Endings best, Endings gaps) {
    for (int size = 0; size < GAPS; size++) {
      int from = i - SIZES[size][0];
      int to = j - SIZES[size][1];
      if (corridor.holds(from, to)) {
        gaps.offer(i, j, gaps.best(from, to) - (isAtEnd(i, j) ? LEFT_OUT : leftOut), size);
      }
    }
    double least = Math.max(best.best(i, j), gaps.best(i, j));
    for (int size = GAPS; size < sizes; size++) {
      int lefts = SIZES[size][0];
      int rights = SIZES[size][1];
      int from = i - lefts;
      int to = j - rights;
      // Few pairs would be better even if they had everything in common.
      if (corridor.holds(from, to)
          && best.best(from, to) + COMMON - crowded(lefts, rights) > least) {
        best.offer(i, j, best.best(from, to) + score(from, lefts, to, rights), size);
        least = Math.max(least, best.best(i, j));
      }
    }
    best.offer(i, j, gaps.best(i, j), gaps.last(i, j));
    gaps.offer(i, j, best.best(i, j) - (isAtEnd(i, j) ? GAP : gap), best.last(i, j));
  }

  private boolean isAtEnd(int i, int j) {
    return i == left.size() || j == right.size();
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
    int headings =
        leftHeadings[from + lefts]
            - leftHeadings[from]
            + rightHeadings[to + rights]
            - rightHeadings[to];
    if (headings > 0 && lefts + rights > 2) {
      return Double.NEGATIVE_INFINITY;
    }
    return COMMON * overlap.of(from, lefts, to, rights)
        - lengthCost(
            leftLetters[from + lefts] - leftLetters[from],
            rightLetters[to + rights] - rightLetters[to])
        - crowded(lefts, rights)
        - (headings == 1 ? UNLIKE : 0);
  }

  private static double crowded(int lefts, int rights) {
    return CROWDED * (lefts + rights - 2);
  }

  /// How unlikely two lengths are, 0 if they fit, in tenths of a natural logarithm.
  private double lengthCost(int letters, int others) {
    double expected = letters * ratio;
    double deviation = (others - expected) / Math.sqrt(6.8 * (letters + others) / 2.0);
    return Math.min(0.1 * deviation * deviation / 2, 1.2);
  }
}
