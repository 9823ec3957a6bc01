package dev.rulewright.kernel.cards;

import java.util.function.Predicate;

/// The cards that a player cannot see, while stand-ins are dealt from them to the places where they
/// may lie. What is left at the end lies in the last of these places. Not thread-safe.
public final class Unseen<C extends CardKind> {

  private Pile<C> left;
  private final Deal deal;

  /// Begins with all cards that the player cannot see.
  public Unseen(Pile<C> cards, Deal deal) {
    left = cards;
    this.deal = deal;
  }

  /// The cards that lie nowhere yet.
  public Pile<C> left() {
    return left;
  }

  /// Deals a card.
  ///
  /// @throws IllegalStateException if none is left
  public C next() {
    return next(left);
  }

  /// Deals cards.
  ///
  /// @throws IllegalStateException if there are not that many
  public Pile<C> take(int number) {
    Pile<C> taken = left.emptied();
    for (int i = 0; i < number; i++) {
      taken = taken.plus(next());
    }
    return taken;
  }

  /// Deals cards that fulfil a condition.
  ///
  /// @throws IllegalStateException if there are not that many
  public Pile<C> take(int number, Predicate<? super C> condition) {
    Pile<C> taken = left.emptied();
    for (int i = 0; i < number; i++) {
      taken = taken.plus(next(left.only(condition)));
    }
    return taken;
  }

  private C next(Pile<C> candidates) {
    if (candidates.isEmpty()) {
      throw new IllegalStateException("no such card left in " + left);
    }
    C card = candidates.drawn(deal.ticket(candidates.size()));
    left = left.minus(card);
    return card;
  }
}
