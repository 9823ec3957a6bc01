package dev.rulewright.simulator.statistics;

/// A set of courses of play: open addressing with linear probing, at most three quarters full,
/// eight bytes a place. The fingerprints are mixed, so their own bits say where each is looked for.
final class Courses {

  private long[] places = new long[1 << 10];
  private int size;
  private boolean hasZero;

  /// Adds a course unless it is there.
  void add(long course) {
    if (course == 0) {
      hasZero = true; // zero stands for a free place
    } else if (put(places, course)) {
      size++;
      if (size > places.length / 4 * 3) {
        grow();
      }
    }
  }

  private static boolean put(long[] in, long course) {
    int mask = in.length - 1;
    int at = (int) course & mask;
    while (in[at] != 0) {
      if (in[at] == course) {
        return false;
      }
      at = at + 1 & mask;
    }
    in[at] = course;
    return true;
  }

  private void grow() {
    var larger = new long[Math.multiplyExact(places.length, 2)];
    for (long course : places) {
      if (course != 0) {
        put(larger, course);
      }
    }
    places = larger;
  }

  /// The number of courses.
  int size() {
    return size + (hasZero ? 1 : 0);
  }
}
