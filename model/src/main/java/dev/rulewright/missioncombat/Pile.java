package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Card;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A number of cards of one faction, without order: a hand, a discard pile, or a face-down deck.
///
/// **A shuffled deck into which nobody may look is a multiset**; drawing from it is an outcome of
/// chance. Positions that nobody can tell apart are therefore equal.
public final class Pile {

  /// The faction's cards in index order; shared, never changed.
  private final Card[] cards;

  private final byte[] counts;
  private final int size;

  private Pile(Card[] cards, byte[] counts, int size) {
    this.cards = cards;
    this.counts = counts;
    this.size = size;
  }

  /// A pile without cards.
  ///
  /// @param cards the faction's cards in index order
  public static Pile empty(List<Card> cards) {
    return new Pile(cards.toArray(Card[]::new), new byte[cards.size()], 0);
  }

  /// All copies of a faction's cards.
  ///
  /// @param cards the faction's cards in index order
  public static Pile full(List<Card> cards) {
    var counts = new byte[cards.size()];
    int size = 0;
    for (Card card : cards) {
      counts[card.index()] = (byte) card.identity().copies();
      size += card.identity().copies();
    }
    return new Pile(cards.toArray(Card[]::new), counts, size);
  }

  /// The number of cards.
  public int size() {
    return size;
  }

  /// Whether there are no cards.
  public boolean isEmpty() {
    return size == 0;
  }

  /// The number of kinds of cards that the faction has, present or not.
  public int kinds() {
    return cards.length;
  }

  /// The kind of card at an index from 0 to [#kinds] - 1.
  public Card kind(int index) {
    return cards[index];
  }

  /// The number of copies here of the kind at an index.
  public int count(int index) {
    return counts[index];
  }

  /// The number of copies of a card.
  public int count(Card card) {
    return counts[card.index()];
  }

  /// Whether there is at least one copy.
  public boolean contains(Card card) {
    return counts[card.index()] > 0;
  }

  /// The number of different kinds of cards here.
  public int distinct() {
    int distinct = 0;
    for (byte count : counts) {
      if (count > 0) {
        distinct++;
      }
    }
    return distinct;
  }

  /// The pile with one more copy.
  public Pile plus(Card card) {
    byte[] more = counts.clone();
    more[card.index()]++;
    return new Pile(cards, more, size + 1);
  }

  /// The pile with one copy less.
  ///
  /// @throws IllegalStateException if there is none
  public Pile minus(Card card) {
    if (!contains(card)) {
      throw new IllegalStateException("no " + card + " in " + this);
    }
    byte[] less = counts.clone();
    less[card.index()]--;
    return new Pile(cards, less, size - 1);
  }

  /// Both piles together.
  public Pile plus(Pile other) {
    if (other.isEmpty()) {
      return this;
    }
    byte[] sum = counts.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += other.counts[i];
    }
    return new Pile(cards, sum, size + other.size);
  }

  /// This pile without the cards of another.
  ///
  /// @throws IllegalStateException if there are not that many
  public Pile minus(Pile other) {
    Pile rest = this;
    for (Card card : other.isEmpty() ? List.<Card>of() : other.toList()) {
      rest = rest.minus(card);
    }
    return rest;
  }

  /// The same kinds of cards, and none of them here.
  public Pile emptied() {
    return isEmpty() ? this : new Pile(cards, new byte[cards.length], 0);
  }

  /// Every card, as often as it is here, in index order.
  public List<Card> toList() {
    return IntStream.range(0, cards.length)
        .boxed()
        .flatMap(i -> Collections.nCopies(counts[i], cards[i]).stream())
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile
        && size == pile.size
        && Arrays.equals(counts, pile.counts)
        && Arrays.equals(cards, pile.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /// The cards in notation: `rifleman x2, hellfire`.
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int i = 0; i < cards.length; i++) {
      if (counts[i] > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(cards[i].id());
        text.append(counts[i] > 1 ? " x" + counts[i] : "");
      }
    }
    return text.toString();
  }
}
