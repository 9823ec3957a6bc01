package dev.rulewright.invaders.material;

import dev.rulewright.kernel.cards.CardKind;

/// A kind of playing card.
///
/// @param id the name used in notation and files
/// @param name the printed name
/// @param owner whose deck holds it
/// @param index position among the cards of its owner, from 0
/// @param type its class
/// @param oneShot whether it acts once and is discarded; else it has a power and lies in a zone
/// @param discard how many other hand cards it costs
/// @param drain how many cards of the own deck it costs
/// @param power its power, 0 if it acts once; may be negative
/// @param effect what it does
/// @param copies copies in the deck
public record Card(
    String id,
    String name,
    Seat owner,
    int index,
    CardClass type,
    boolean oneShot,
    int discard,
    int drain,
    int power,
    Effect effect,
    int copies)
    implements CardKind {

  /// Owner and index alone tell cards apart.
  @Override
  public int hashCode() {
    return index * 2 + owner.seat();
  }

  /// The name used in notation.
  @Override
  public String toString() {
    return id;
  }
}
