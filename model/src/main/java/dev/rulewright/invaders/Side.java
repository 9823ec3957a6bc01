package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import java.util.Arrays;
import java.util.List;

/// What one player has, but for the hero.
public final class Side {

  private final Pile<Card> hand;
  private final Pile<Card> deck;
  private final Pile<Card> discard;
  private final Pile<Card>[] zones;

  /// Of the cards in each zone those that were used this turn.
  private final Pile<Card>[] used;

  private Side(
      Pile<Card> hand, Pile<Card> deck, Pile<Card> discard, Pile<Card>[] zones, Pile<Card>[] used) {
    this.hand = hand;
    this.deck = deck;
    this.discard = discard;
    this.zones = zones;
    this.used = used;
  }

  /// A side.
  ///
  /// @param zones the cards in each zone, by index
  /// @param used those of them that were used this turn, likewise
  public static Side of(
      Pile<Card> hand,
      Pile<Card> deck,
      Pile<Card> discard,
      List<Pile<Card>> zones,
      List<Pile<Card>> used) {
    return new Side(hand, deck, discard, array(zones), array(used));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
  private static Pile<Card>[] array(List<Pile<Card>> piles) {
    return piles.toArray(new Pile[0]);
  }

  /// The cards in hand.
  public Pile<Card> hand() {
    return hand;
  }

  /// The cards in the deck.
  public Pile<Card> deck() {
    return deck;
  }

  /// The cards on the discard pile.
  public Pile<Card> discard() {
    return discard;
  }

  /// The cards in a zone.
  public Pile<Card> in(Zone zone) {
    return zones[zone.index()];
  }

  /// The cards in a zone that were used this turn.
  public Pile<Card> usedIn(Zone zone) {
    return used[zone.index()];
  }

  /// The same with another hand and deck.
  public Side with(Pile<Card> otherHand, Pile<Card> otherDeck) {
    return new Side(otherHand, otherDeck, discard, zones, used);
  }

  /// The same without a card in hand.
  public Side without(Card card) {
    return new Side(hand.minus(card), deck, discard, zones, used);
  }

  /// The same with cards of the hand discarded.
  public Side discarding(Pile<Card> cards) {
    return new Side(hand.minus(cards), deck, discard.plus(cards), zones, used);
  }

  /// The same with one more card discarded.
  public Side discarded(Card card) {
    return new Side(hand, deck, discard.plus(card), zones, used);
  }

  /// The same with a card of the deck in hand.
  public Side drawn(Card card) {
    return new Side(hand.plus(card), deck.minus(card), discard, zones, used);
  }

  /// The same with a card of the deck discarded.
  public Side drained(Card card) {
    return new Side(hand, deck.minus(card), discard.plus(card), zones, used);
  }

  /// The same with one more card in a zone.
  public Side entered(Card card, Zone zone) {
    return new Side(hand, deck, discard, with(zones, zone, in(zone).plus(card)), used);
  }

  /// The same with a card of a zone discarded; of several copies one that was used.
  public Side removed(Card card, Zone zone) {
    Pile<Card> rest = in(zone).minus(card);
    return new Side(
        hand,
        deck,
        discard.plus(card),
        with(zones, zone, rest),
        usedIn(zone).contains(card) ? with(used, zone, usedIn(zone).minus(card)) : used);
  }

  /// The same with a card in a zone used.
  public Side used(Card card, Zone zone) {
    return new Side(hand, deck, discard, zones, with(used, zone, usedIn(zone).plus(card)));
  }

  /// The same with no card used.
  public Side rested() {
    Side side = this;
    for (int zone = 0; zone < used.length; zone++) {
      if (!side.used[zone].isEmpty()) {
        Pile<Card>[] none = side.used.clone();
        none[zone] = none[zone].emptied();
        side = new Side(hand, deck, discard, zones, none);
      }
    }
    return side;
  }

  private static Pile<Card>[] with(Pile<Card>[] piles, Zone zone, Pile<Card> pile) {
    Pile<Card>[] changed = piles.clone();
    changed[zone.index()] = pile;
    return changed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Side side
        && hand.equals(side.hand)
        && deck.equals(side.deck)
        && discard.equals(side.discard)
        && Arrays.equals(zones, side.zones)
        && Arrays.equals(used, side.used);
  }

  @Override
  public int hashCode() {
    int hash = 31 * (31 * hand.hashCode() + deck.hashCode()) + discard.hashCode();
    return 31 * (31 * hash + Arrays.hashCode(zones)) + Arrays.hashCode(used);
  }

  @Override
  public String toString() {
    return "hand %s; deck %s; discard %s; zones %s; used %s"
        .formatted(hand, deck, discard, Arrays.toString(zones), Arrays.toString(used));
  }
}
