package dev.rulewright.starquest.material;

/// Eight numbers from 0 to 255 in one `long`, each with an index from 0: how many there are of each
/// kind.
public final class Counts {

  /// The most kinds.
  public static final int KINDS = 8;

  /// The most of a kind.
  public static final int MOST = 255;

  private Counts() {}

  /// The number of a kind.
  public static int of(long counts, int kind) {
    return (int) (counts >>> (8 * kind)) & MOST;
  }

  /// The same with more, or fewer, of a kind.
  public static long plus(long counts, int kind, int more) {
    return counts + ((long) more << (8 * kind));
  }

  /// All together.
  public static int total(long counts) {
    int total = 0;
    for (long left = counts; left != 0; left >>>= 8) {
      total += (int) left & MOST;
    }
    return total;
  }
}
