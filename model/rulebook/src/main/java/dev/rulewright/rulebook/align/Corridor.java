package dev.rulewright.rulebook.align;

import java.util.Arrays;
import java.util.List;

/// Where the alignment of two editions may run: before each unit of the left one, the places in the
/// right one that it may have reached.
final class Corridor {

  /// So many units on either side of where the sections meet are allowed as well.
  private static final int MARGIN = 16;

  /// The first place by left unit, never falling; one more than there are units.
  private final int[] from;

  /// The last place, inclusive, never falling.
  private final int[] to;

  private Corridor(int[] from, int[] to) {
    this.from = from;
    this.to = to;
  }

  /// The whole square.
  static Corridor whole(int lefts, int rights) {
    int[] to = new int[lefts + 1];
    Arrays.fill(to, rights);
    return new Corridor(new int[lefts + 1], to);
  }

  /// The units of sections that are aligned, and some around them.
  ///
  /// @param beads sections by their index, all of them
  static Corridor along(List<Bead> beads, Sections left, Sections right) {
    int lefts = left.units();
    int rights = right.units();
    int[] from = new int[lefts + 1];
    int[] to = new int[lefts + 1];
    Arrays.fill(from, rights);
    for (Bead bead : beads) {
      int low = Math.max(0, right.start(bead.right()) - MARGIN);
      int high = Math.min(rights, right.start(bead.right() + bead.rights()) + MARGIN);
      for (int i = left.start(bead.left()); i <= left.start(bead.left() + bead.lefts()); i++) {
        from[i] = Math.min(from[i], low);
        to[i] = Math.max(to[i], high);
      }
    }
    for (int i = lefts - 1; i >= 0; i--) {
      from[i] = Math.min(from[i], from[i + 1]);
    }
    for (int i = 1; i <= lefts; i++) {
      to[i] = Math.max(to[i], to[i - 1]);
    }
    return new Corridor(from, to);
  }

  /// The first place that may be reached before a left unit.
  int from(int left) {
    return from[left];
  }

  /// The last place that may be reached before a left unit.
  int to(int left) {
    return to[left];
  }

  /// Whether an alignment may run through a place; not if it lies before the first unit.
  boolean holds(int left, int right) {
    return left >= 0 && from[left] <= right && right <= to[left];
  }

  /// How many units the left edition has.
  int lefts() {
    return from.length - 1;
  }
}
