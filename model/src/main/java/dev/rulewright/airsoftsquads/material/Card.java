package dev.rulewright.airsoftsquads.material;

import dev.rulewright.kernel.cards.CardKind;

/// A kind of card of the DECK or of the ITEMDECK.
///
/// @param index its place among the cards, from 0
/// @param id the name in notation, such as `full-auto`
/// @param name the name in reports
/// @param type what it is
/// @param ap added to the AP of the operator that it is attached to; of a STRATEGY, to that of all
/// @param ep added to the EP of that operator
/// @param dp added to the DP of that operator
/// @param violation X of its RULEVIOLATION, 0 for none
/// @param copies how many each player has
public record Card(
    int index, String id, String name, Type type, int ap, int ep, int dp, int violation, int copies)
    implements CardKind {

  /// The kinds of cards.
  public enum Type {
    ATTACK,
    DEFENCE,
    EFFECT,
    STRATEGY,
    ITEM
  }

  /// Whether it is an ITEM.
  public boolean isItem() {
    return type == Type.ITEM;
  }

  @Override
  public String toString() {
    return id;
  }
}
