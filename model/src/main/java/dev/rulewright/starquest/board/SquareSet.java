package dev.rulewright.starquest.board;

/// A set of squares as bits, one word for 64 squares: squares are asked about millions of times a
/// second, and an array is what costs least. Nobody changes a set that somebody else has made.
public final class SquareSet {

  private SquareSet() {}

  /// The words that so many squares need.
  public static int words(int squares) {
    return (squares + 63) >>> 6;
  }

  /// Adds a square.
  public static void add(long[] set, int square) {
    set[square >>> 6] |= 1L << square;
  }

  /// Takes a square away.
  public static void remove(long[] set, int square) {
    set[square >>> 6] &= ~(1L << square);
  }

  /// Whether a square is in a set.
  public static boolean has(long[] set, int square) {
    return (set[square >>> 6] >>> square & 1) != 0;
  }

  /// Adds all squares of another set.
  public static void addAll(long[] set, long[] others) {
    for (int i = 0; i < set.length; i++) {
      set[i] |= others[i];
    }
  }

  /// Takes all squares of another set away.
  public static void removeAll(long[] set, long[] others) {
    for (int i = 0; i < set.length; i++) {
      set[i] &= ~others[i];
    }
  }

  /// Whether there is no square.
  public static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /// The number of squares.
  public static int size(long[] set) {
    int size = 0;
    for (long word : set) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /// The first square from one on, or -1.
  public static int next(long[] set, int from) {
    int word = from >>> 6;
    if (word >= set.length) {
      return -1;
    }
    long left = set[word] & (-1L << from);
    while (left == 0) {
      if (++word == set.length) {
        return -1;
      }
      left = set[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(left);
  }

  /// The square at an index in the order of the squares.
  public static int get(long[] set, int index) {
    int square = next(set, 0);
    for (int i = 0; i < index; i++) {
      square = next(set, square + 1);
    }
    return square;
  }
}
