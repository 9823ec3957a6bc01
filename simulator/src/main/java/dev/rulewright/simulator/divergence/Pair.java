package dev.rulewright.simulator.divergence;

/// The same moment of a play, or the same move, under two readings.
///
/// @param a as it is under the first reading
/// @param b as it is under the second
/// @param <T> positions, moves, or what else is compared
public record Pair<T>(T a, T b) {

  /// What is the same under both.
  public static <T> Pair<T> same(T both) {
    return new Pair<>(both, both);
  }

  /// Whether there is no difference at all, not even in what only one of the readings remembers.
  public boolean isSame() {
    return a.equals(b);
  }
}
