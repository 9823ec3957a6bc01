package dev.rulewright.kernel.cards;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A number of cards without order: a hand, a discard pile, or a face-down deck.
///
/// **A shuffled deck into which nobody may look is a multiset**; drawing from it is an outcome of
/// chance, see [Draws]. Positions that nobody can tell apart are therefore equal. A discard pile
/// that is shuffled into a deck is the deck [plus][#plus(Pile)] the discard pile, which is then
/// [emptied][#emptied].
///
/// @param <C> the kinds of cards; of each there are at most 127 copies in one pile
public final class Pile<C extends CardKind> {

  /// The kinds in index order; shared, never changed.
  private final CardKind[] kinds;

  private final byte[] counts;
  private final int size;

  private Pile(CardKind[] kinds, byte[] counts, int size) {
    this.kinds = kinds;
    this.counts = counts;
    this.size = size;
  }

  /// A pile without cards.
  ///
  /// @param kinds every kind that may lie in the pile, in index order
  /// @throws IllegalArgumentException if a kind does not stand where its index says
  public static <C extends CardKind> Pile<C> empty(List<? extends C> kinds) {
    for (int i = 0; i < kinds.size(); i++) {
      if (kinds.get(i).index() != i) {
        throw new IllegalArgumentException(
            "%s stands at %d and has index %d"
                .formatted(kinds.get(i).id(), i, kinds.get(i).index()));
      }
    }
    return new Pile<>(kinds.toArray(CardKind[]::new), new byte[kinds.size()], 0);
  }

  /// All copies of all kinds.
  ///
  /// @param kinds as for [#empty]
  public static <C extends CardKind> Pile<C> full(List<? extends C> kinds) {
    Pile<C> pile = empty(kinds);
    int size = 0;
    for (CardKind kind : kinds) {
      pile.counts[kind.index()] = (byte) kind.copies();
      size += kind.copies();
    }
    return new Pile<>(pile.kinds, pile.counts, size);
  }

  /// The number of cards.
  public int size() {
    return size;
  }

  /// Whether there are no cards.
  public boolean isEmpty() {
    return size == 0;
  }

  /// The number of kinds that may lie here, present or not.
  public int kinds() {
    return kinds.length;
  }

  /// The kind at an index from 0 to [#kinds] - 1.
  @SuppressWarnings("unchecked") // every way to make a pile takes kinds of its type only
  public C kind(int index) {
    return (C) kinds[index];
  }

  /// The number of copies here of the kind at an index.
  public int count(int index) {
    return counts[index];
  }

  /// The number of copies of a card.
  public int count(C card) {
    return counts[card.index()];
  }

  /// Whether there is at least one copy.
  public boolean contains(C card) {
    return counts[card.index()] > 0;
  }

  /// Whether every card of another pile is here, as often as there.
  public boolean containsAll(Pile<C> other) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] < other.counts[i]) {
        return false;
      }
    }
    return true;
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
  public Pile<C> plus(C card) {
    byte[] more = counts.clone();
    more[card.index()]++;
    return new Pile<>(kinds, more, size + 1);
  }

  /// The pile with one copy less.
  ///
  /// @throws IllegalStateException if there is none
  public Pile<C> minus(C card) {
    if (!contains(card)) {
      throw new IllegalStateException("no " + card + " in " + this);
    }
    byte[] less = counts.clone();
    less[card.index()]--;
    return new Pile<>(kinds, less, size - 1);
  }

  /// Both piles together.
  public Pile<C> plus(Pile<C> other) {
    if (other.isEmpty()) {
      return this;
    }
    byte[] sum = counts.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += other.counts[i];
    }
    return new Pile<>(kinds, sum, size + other.size);
  }

  /// The pile and more cards.
  public Pile<C> plusAll(Collection<? extends C> cards) {
    byte[] sum = counts.clone();
    for (C card : cards) {
      sum[card.index()]++;
    }
    return new Pile<>(kinds, sum, size + cards.size());
  }

  /// This pile without the cards of another.
  ///
  /// @throws IllegalStateException if there are not that many
  public Pile<C> minus(Pile<C> other) {
    if (other.isEmpty()) {
      return this;
    }
    if (!containsAll(other)) {
      throw new IllegalStateException("no %s in %s".formatted(other, this));
    }
    byte[] rest = counts.clone();
    for (int i = 0; i < rest.length; i++) {
      rest[i] -= other.counts[i];
    }
    return new Pile<>(kinds, rest, size - other.size);
  }

  /// The same kinds of cards, and none of them here.
  public Pile<C> emptied() {
    return isEmpty() ? this : new Pile<>(kinds, new byte[kinds.length], 0);
  }

  /// The card that a ticket draws, when tickets are dealt out to the cards in index order.
  ///
  /// @param ticket from 0 to [#size] - 1
  /// @throws IndexOutOfBoundsException for any other ticket
  public C drawn(long ticket) {
    long left = ticket;
    for (int i = 0; i < counts.length && left >= 0; i++) {
      left -= counts[i];
      if (left < 0) {
        return kind(i);
      }
    }
    throw new IndexOutOfBoundsException("ticket " + ticket + " of " + size);
  }

  /// The cards here that fulfil a condition.
  public Pile<C> only(Predicate<? super C> condition) {
    byte[] some = new byte[counts.length];
    int number = 0;
    for (int i = 0; i < some.length; i++) {
      if (counts[i] > 0 && condition.test(kind(i))) {
        some[i] = counts[i];
        number += some[i];
      }
    }
    return new Pile<>(kinds, some, number);
  }

  /// Every card, as often as it is here, in index order.
  public List<C> toList() {
    return IntStream.range(0, kinds.length)
        .boxed()
        .flatMap(i -> Collections.nCopies(counts[i], kind(i)).stream())
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile<?> pile
        && size == pile.size
        && Arrays.equals(counts, pile.counts)
        && Arrays.equals(kinds, pile.kinds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /// The cards in notation: `rifleman x2, hellfire`.
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int i = 0; i < kinds.length; i++) {
      if (counts[i] > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(kinds[i].id());
        text.append(counts[i] > 1 ? " x" + counts[i] : "");
      }
    }
    return text.toString();
  }
}
