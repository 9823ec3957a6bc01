package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.UnitKind;

/// What one player has.
///
/// @param units the units in play
/// @param reserve the units that are not in play
/// @param faceUp the objectives that lie face up
/// @param faceDown the objectives that lie face down; which one is met is chance
/// @param hand the cards in hand
/// @param draw the draw pile
/// @param discard the discard pile
public record Side(
    Fleet units,
    Pile<UnitKind> reserve,
    Pile<Card> faceUp,
    Pile<Card> faceDown,
    Pile<Card> hand,
    Pile<Card> draw,
    Pile<Card> discard) {

  /// The number of objectives in play.
  public int objectives() {
    return faceUp.size() + faceDown.size();
  }

  public Side with(Fleet other) {
    return new Side(other, reserve, faceUp, faceDown, hand, draw, discard);
  }

  /// With units of the reserve that enter a zone.
  public Side entering(Pile<UnitKind> entering, Zone zone) {
    return new Side(
        units.plus(entering, zone), reserve.minus(entering), faceUp, faceDown, hand, draw, discard);
  }

  /// With a unit destroyed.
  public Side losing(Unit unit) {
    return new Side(
        units.minus(unit), reserve.plus(unit.kind()), faceUp, faceDown, hand, draw, discard);
  }

  public Side withObjectives(Pile<Card> up, Pile<Card> down) {
    return new Side(units, reserve, up, down, hand, draw, discard);
  }

  public Side withHand(Pile<Card> other) {
    return new Side(units, reserve, faceUp, faceDown, other, draw, discard);
  }

  /// With the top card of the draw pile in hand.
  public Side drawing(Card card) {
    return new Side(units, reserve, faceUp, faceDown, hand.plus(card), draw.minus(card), discard);
  }

  public Side withPiles(Pile<Card> otherDraw, Pile<Card> otherDiscard) {
    return new Side(units, reserve, faceUp, faceDown, hand, otherDraw, otherDiscard);
  }

  /// With a card on the discard pile that lay nowhere else.
  public Side discarding(Card card) {
    return withPiles(draw, discard.plus(card));
  }
}
