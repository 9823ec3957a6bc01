package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.cards.CardKind;
import java.util.Set;

/// A kind of unit; copies with the same damage in the same zone are interchangeable.
///
/// - UNIT-3: Every unit has an attack, a damage, a defence and shields.
///
/// @param index the position among the units of both forces, from 0
/// @param stars what a copy costs, from 1 to 9
/// @param attack what is added to a base roll
/// @param damage counters that a hit lays on the enemy unit
/// @param defence what an attack strength must reach
/// @param shields counters that destroy it
/// @param copies copies in the force
public record UnitKind(
    String id,
    String name,
    int index,
    Force force,
    int stars,
    int attack,
    int damage,
    int defence,
    int shields,
    Set<Symbol> symbols,
    int copies)
    implements CardKind {

  /// Copies the set.
  public UnitKind {
    symbols = Set.copyOf(symbols);
  }

  /// Whether a symbol is printed on the unit.
  ///
  /// - ICON-1: A unit or card on which a symbol is printed is one of that symbol's type.
  public boolean has(Symbol symbol) {
    return symbols.contains(symbol);
  }

  /// The index alone tells kinds apart.
  @Override
  public int hashCode() {
    return index;
  }

  /// The identifier.
  @Override
  public String toString() {
    return id;
  }
}
