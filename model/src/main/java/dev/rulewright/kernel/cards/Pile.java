package dev.rulewright.kernel.cards;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A number of cards without order: a hand, a discard pile, or a face-down deck.
///
/// **A shuffled deck into which nobody may look is a multiset**; drawing from it is an outcome of
/// chance, see [Draws]. Positions that nobody can tell apart are therefore equal. A discard pile
/// that is shuffled into a deck is the deck [plus][#plus(Pile)] the discard pile, which is then
/// [emptied][#emptied].
///
/// @param <C> the kinds of cards; of each there are at most 127 copies in one pile
public final class Pile<C extends CardKind> {

  /// The kinds whose copies are counted in one word.
  private static final int KINDS = Long.SIZE / Byte.SIZE;

  private static final int BYTE = 0xFF;

  /// An odd number without a pattern, by which hash codes differ in all bits.
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  /// The kinds in index order; shared, never changed.
  private final CardKind[] kinds;

  /// The copies of the first eight kinds, a byte for each: games make millions of piles, and few
  /// have more kinds.
  private final long first;

  /// Those of the other kinds, likewise; never changed.
  private final long[] others;

  private final int size;

  private Pile(CardKind[] kinds, long first, long[] others, int size) {
    this.kinds = kinds;
    this.first = first;
    this.others = others;
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
    int words = Math.max(1, (kinds.size() + KINDS - 1) / KINDS);
    return new Pile<>(kinds.toArray(CardKind[]::new), 0, new long[words - 1], 0);
  }

  /// All copies of all kinds.
  ///
  /// @param kinds as for [#empty]
  public static <C extends CardKind> Pile<C> full(List<? extends C> kinds) {
    Pile<C> pile = empty(kinds);
    for (CardKind kind : kinds) {
      pile = pile.changed(kind.index(), kind.copies());
    }
    return pile;
  }

  /// All copies of all kinds but those that are elsewhere.
  ///
  /// @param kinds as for [#empty]
  /// @param elsewhere maybe more of a kind than there are
  public static <C extends CardKind> Pile<C> rest(
      List<? extends C> kinds, Stream<? extends C> elsewhere) {
    Pile<C> rest = full(kinds);
    for (C card : elsewhere.toList()) {
      rest = rest.contains(card) ? rest.minus(card) : rest;
    }
    return rest;
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
    long word = index < KINDS ? first : others[index / KINDS - 1];
    return (int) (word >>> shift(index)) & BYTE;
  }

  private static int shift(int index) {
    return index % KINDS * Byte.SIZE;
  }

  /// The pile with so many more copies of the kind at an index, or so many less.
  private Pile<C> changed(int index, int by) {
    long change = (long) by << shift(index);
    if (index < KINDS) {
      return new Pile<>(kinds, first + change, others, size + by);
    }
    long[] changed = others.clone();
    changed[index / KINDS - 1] += change;
    return new Pile<>(kinds, first, changed, size + by);
  }

  /// The pile with the cards of another one more, or less.
  private Pile<C> changed(Pile<C> other, int sign) {
    long[] changed = others.length == 0 ? others : others.clone();
    for (int i = 0; i < changed.length; i++) {
      changed[i] += sign * other.others[i];
    }
    return new Pile<>(kinds, first + sign * other.first, changed, size + sign * other.size);
  }

  /// The number of copies of a card.
  public int count(C card) {
    return count(card.index());
  }

  /// Whether there is at least one copy.
  public boolean contains(C card) {
    return count(card) > 0;
  }

  /// Whether every card of another pile is here, as often as there.
  public boolean containsAll(Pile<C> other) {
    if (!Arrays.equals(kinds, other.kinds)) {
      return other.isEmpty();
    }
    for (int i = 0; i < kinds.length; i++) {
      if (count(i) < other.count(i)) {
        return false;
      }
    }
    return true;
  }

  /// The number of different kinds of cards here.
  public int distinct() {
    int distinct = 0;
    for (int i = 0; i < kinds.length; i++) {
      if (count(i) > 0) {
        distinct++;
      }
    }
    return distinct;
  }

  /// The pile with one more copy.
  public Pile<C> plus(C card) {
    return changed(card.index(), 1);
  }

  /// The pile with one copy less.
  ///
  /// @throws IllegalStateException if there is none
  public Pile<C> minus(C card) {
    if (!contains(card)) {
      throw new IllegalStateException("no " + card + " in " + this);
    }
    return changed(card.index(), -1);
  }

  /// Both piles together.
  public Pile<C> plus(Pile<C> other) {
    return other.isEmpty() ? this : changed(other, 1);
  }

  /// The pile and more cards.
  public Pile<C> plusAll(Collection<? extends C> cards) {
    Pile<C> sum = this;
    for (C card : cards) {
      sum = sum.plus(card);
    }
    return sum;
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
    return changed(other, -1);
  }

  /// The same kinds of cards, and none of them here.
  public Pile<C> emptied() {
    return isEmpty()
        ? this
        : new Pile<>(kinds, 0, others.length == 0 ? others : new long[others.length], 0);
  }

  /// The card that a ticket draws, when tickets are dealt out to the cards in index order.
  ///
  /// @param ticket from 0 to [#size] - 1
  /// @throws IndexOutOfBoundsException for any other ticket
  public C drawn(long ticket) {
    long left = ticket;
    for (int i = 0; i < kinds.length && left >= 0; i++) {
      left -= count(i);
      if (left < 0) {
        return kind(i);
      }
    }
    throw new IndexOutOfBoundsException("ticket " + ticket + " of " + size);
  }

  /// The cards here that fulfil a condition.
  public Pile<C> only(Predicate<? super C> condition) {
    Pile<C> some = emptied();
    for (int i = 0; i < kinds.length; i++) {
      if (count(i) > 0 && condition.test(kind(i))) {
        some = some.changed(i, count(i));
      }
    }
    return some;
  }

  /// Every card, as often as it is here, in index order.
  public List<C> toList() {
    return IntStream.range(0, kinds.length)
        .boxed()
        .flatMap(i -> Collections.nCopies(count(i), kind(i)).stream())
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile<?> pile
        && size == pile.size
        && first == pile.first
        && Arrays.equals(others, pile.others)
        && Arrays.equals(kinds, pile.kinds);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(first * SPREAD) + Arrays.hashCode(others);
  }

  /// The cards in notation: `rifleman x2, hellfire`.
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int i = 0; i < kinds.length; i++) {
      if (count(i) > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(kinds[i].id());
        text.append(count(i) > 1 ? " x" + count(i) : "");
      }
    }
    return text.toString();
  }
}
