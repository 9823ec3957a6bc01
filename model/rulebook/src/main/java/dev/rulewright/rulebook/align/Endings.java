package dev.rulewright.rulebook.align;

import java.util.Arrays;

/// The best scores of alignments up to each place of a corridor, and the last bead of each.
final class Endings {

  private final Corridor corridor;
  private final double[][] best;
  private final byte[][] last;

  /// Nothing ends anywhere yet.
  Endings(Corridor corridor) {
    this.corridor = corridor;
    best = new double[corridor.lefts() + 1][];
    last = new byte[best.length][];
    for (int i = 0; i < best.length; i++) {
      best[i] = new double[corridor.to(i) - corridor.from(i) + 1];
      last[i] = new byte[best[i].length];
      Arrays.fill(best[i], Double.NEGATIVE_INFINITY);
    }
  }

  /// The best score before two units.
  double best(int left, int right) {
    return best[left][right - corridor.from(left)];
  }

  /// The size of the last bead of the best alignment.
  int last(int left, int right) {
    return last[left][right - corridor.from(left)];
  }

  /// Takes an alignment if it is the best so far.
  void offer(int left, int right, double score, int size) {
    int at = right - corridor.from(left);
    if (score > best[left][at]) {
      best[left][at] = score;
      last[left][at] = (byte) size;
    }
  }
}
