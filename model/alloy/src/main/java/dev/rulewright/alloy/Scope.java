package dev.rulewright.alloy;

/// How many atoms a proof is about: it holds for every board of exactly so many areas and every
/// choice of so many units.
///
/// @param areas at least 1
/// @param units at least 1
/// @param levels different amounts of damage and defence, 0 among them; at least 2
public record Scope(int areas, int units, int levels) {

  /// Checks the numbers.
  ///
  /// @throws IllegalArgumentException if a number is too small
  public Scope {
    if (areas < 1 || units < 1 || levels < 2) {
      throw new IllegalArgumentException(
          "scope of %d areas, %d units, %d levels".formatted(areas, units, levels));
    }
  }

  @Override
  public String toString() {
    return "%d areas, %d units, %d levels".formatted(areas, units, levels);
  }
}
