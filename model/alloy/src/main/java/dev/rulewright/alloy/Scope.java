package dev.rulewright.alloy;

/// The atoms that a proof is about, by number: it holds for every board of exactly so many areas
/// and every choice of exactly so many units and events, with any amounts of damage and defence.
///
/// @param areas at least 1
/// @param units at least 1
/// @param levels different amounts of damage and defence, 0 among them; at least 2
/// @param events at least 0
public record Scope(int areas, int units, int levels, int events) {

  /// The board of the game with eight units.
  public static final Scope USUAL = new Scope(10, 8, 4, 2);

  /// Checks the numbers.
  ///
  /// @throws IllegalArgumentException if a number is too small
  public Scope {
    if (areas < 1 || units < 1 || levels < 2 || events < 0) {
      throw new IllegalArgumentException("scope of " + this);
    }
  }

  @Override
  public String toString() {
    return "%d areas, %d units, %d amounts, %d events".formatted(areas, units, levels, events);
  }
}
