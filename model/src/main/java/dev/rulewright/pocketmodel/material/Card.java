package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.cards.CardKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A kind of card; copies are interchangeable.
///
/// @param index the position among the cards of both decks, from 0
/// @param decks the forces in whose deck it is
/// @param type whether it is a combat or an objective card
/// @param stars stars of reserve units that come in when it is destroyed as an objective
/// @param defence what a strike must reach
/// @param attackBonus what it adds to the attack of the own unit
/// @param damageBonus what it adds to the damage
/// @param defenceBonus what it adds to the defence
/// @param qualifies the units that have the ability
/// @param copies copies in each deck that has it
public record Card(
    String id,
    String name,
    int index,
    Set<Force> decks,
    Type type,
    int stars,
    int defence,
    int attackBonus,
    int damageBonus,
    int defenceBonus,
    Qualifies qualifies,
    Ability ability,
    int copies)
    implements CardKind {

  /// Copies the set.
  public Card {
    decks = Set.copyOf(decks);
  }

  /// The two types of cards.
  public enum Type {
    COMBAT,
    OBJECTIVE
  }

  /// The units for which an ability works.
  ///
  /// @param symbol the symbol that they must have, or null
  public record Qualifies(int leastStars, int mostStars, @Nullable Symbol symbol) {
    boolean includes(UnitKind unit) {
      return unit.stars() >= leastStars
          && unit.stars() <= mostStars
          && (symbol == null || unit.has(symbol));
    }
  }

  /// Whether it is a combat card.
  public boolean isCombat() {
    return type == Type.COMBAT;
  }

  /// Whether a unit has the ability of this card.
  ///
  /// - ICON-2: Many cards speak of units of a type; the overview shows every type.
  public boolean worksFor(UnitKind unit) {
    return qualifies.includes(unit);
  }

  /// The index alone tells cards apart.
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
