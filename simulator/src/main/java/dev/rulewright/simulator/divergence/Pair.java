package dev.rulewright.simulator.divergence;

import java.util.Objects;

/// The same moment of a play, or the same move, under two readings.
///
/// @param a as it is under the first reading
/// @param b as it is under the second
/// @param <T> positions, moves, or what else is compared
public record Pair<T>(T a, T b) {

  /// Even, so that one more than it is odd and loses no bit of a hash.
  private static final int SPREAD = 0x9E37_79B8;

  /// What is the same under both.
  public static <T> Pair<T> same(T both) {
    return new Pair<>(both, both);
  }

  /// Whether there is no difference at all, not even in what only one of the readings remembers.
  public boolean isSame() {
    return Objects.equals(a, b);
  }

  /// Spreads pairs of the same well, which most are.
  @Override
  public int hashCode() {
    int hash = a.hashCode();
    return hash + SPREAD * (isSame() ? hash : b.hashCode());
  }
}
