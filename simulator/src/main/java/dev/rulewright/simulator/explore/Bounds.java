package dev.rulewright.simulator.explore;

/// The bounds of an exploration.
///
/// @param depth steps from a start, at least 0; every position of that depth is still looked at
/// @param positions distinct positions after which it stops, at least 1; the few thousand positions
///   that are under way are still expanded, so that somewhat more are found
public record Bounds(int depth, int positions) {

  /// As far as it goes.
  public static final Bounds NONE = new Bounds(Integer.MAX_VALUE, Integer.MAX_VALUE - (1 << 26));

  /// @throws IllegalArgumentException if a number is out of range
  public Bounds {
    if (depth < 0 || positions < 1) {
      throw new IllegalArgumentException(
          "depth " + depth + " and " + positions + " positions as bounds");
    }
  }

  /// The same with another depth.
  public Bounds depth(int steps) {
    return new Bounds(steps, positions);
  }

  /// The same with another number of positions.
  public Bounds positions(int number) {
    return new Bounds(depth, number);
  }
}
