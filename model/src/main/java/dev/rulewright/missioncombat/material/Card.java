package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.cards.CardKind;

/// A kind of playing card; the copies of a card are interchangeable.
public sealed interface Card extends CardKind permits UnitCard, EventCard {

  /// What every card has.
  Identity identity();

  @Override
  default String id() {
    return identity().id();
  }

  /// The printed name.
  default String name() {
    return identity().name();
  }

  /// The faction whose deck holds the card.
  default Faction faction() {
    return identity().faction();
  }

  /// The position of the card among its faction's cards, from 0.
  @Override
  default int index() {
    return identity().index();
  }

  /// The copies in the faction's deck.
  @Override
  default int copies() {
    return identity().copies();
  }

  /// What every card has.
  ///
  /// @param id the name used in notation and files
  /// @param name the printed name
  /// @param index position among the faction's cards, from 0
  /// @param copies copies in the faction's deck, at least 0
  /// @param assumed the columns of the card file whose values are assumed, `all` for every column,
  ///   empty when everything is evidence
  record Identity(String id, String name, Faction faction, int index, int copies, String assumed) {

    /// The same with another number of copies.
    public Identity withCopies(int number) {
      return new Identity(id, name, faction, index, number, assumed);
    }

    /// Faction and index alone tell cards apart.
    @Override
    public int hashCode() {
      return index * 2 + faction.seat();
    }
  }
}
