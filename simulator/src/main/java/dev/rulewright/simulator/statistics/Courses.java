package dev.rulewright.simulator.statistics;

/// How many different courses of play there were: counted while they fit into some memory,
/// estimated from then on, so that memory does not grow with the number of games.
///
/// A set with open addressing and linear probing, at most three quarters full, eight bytes a place.
/// The fingerprints are mixed, so their lowest bits say where each is looked for. When the largest
/// table is full, only courses whose highest bit is zero are kept, then those whose two highest
/// bits are zero, and so on: adaptive sampling (M. Wegman; P. Flajolet, *On adaptive sampling*,
/// Computing 34, 1990). With *d* bits required the estimate is *kept · 2^d*; it is unbiased, with a
/// relative standard error of about *1.2 / √capacity*.
final class Courses {

  /// Places of the largest table: 32 MiB.
  private static final int MOST_PLACES = 1 << 22;

  private final int mostPlaces;
  private long[] places = new long[1 << 10];
  private int size;
  private boolean hasZero;
  private int depth;

  Courses() {
    this(MOST_PLACES);
  }

  /// A set in less memory, or in more.
  ///
  /// @param mostPlaces places of the largest table, a power of two from 1,024
  Courses(int mostPlaces) {
    this.mostPlaces = mostPlaces;
  }

  /// Adds a course unless it is there.
  void add(long course) {
    if (course == 0) {
      hasZero = true; // zero stands for a free place
    } else if (isSampled(course) && put(places, course)) {
      size++;
      while (size > capacity(places.length)) {
        if (places.length < mostPlaces) {
          refill(2 * places.length);
        } else {
          depth++;
          refill(places.length);
        }
      }
    }
  }

  private static int capacity(int places) {
    return places / 4 * 3;
  }

  private boolean isSampled(long course) {
    return Long.numberOfLeadingZeros(course) >= depth;
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

  /// Puts the courses that are still sampled into a new table.
  private void refill(int length) {
    long[] before = places;
    places = new long[length];
    size = 0;
    for (long course : before) {
      if (course != 0 && isSampled(course) && put(places, course)) {
        size++;
      }
    }
  }

  DistinctCourses number() {
    long kept = size + (hasZero ? 1L : 0);
    return depth == 0
        ? new DistinctCourses(kept, 0)
        : new DistinctCourses(kept << depth, 1.2 / Math.sqrt(capacity(mostPlaces)));
  }
}
