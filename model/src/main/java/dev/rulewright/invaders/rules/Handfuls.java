package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.cards.Pile;
import java.util.Objects;

/// Every way to pay a number of cards out of a hand: counted at once, made one by one. The ways
/// with more copies of the first kind come first, and so on.
final class Handfuls implements Moves<Move> {

  private final Pile<Card> hand;
  private final int cards;
  private final boolean drainFirst;

  /// The ways to take so many cards from the kinds at an index and behind it, see [#index].
  private final int[] ways;

  private static final int[] NOT_COUNTED = {};

  /// @param cards how many are paid, at most as many as there are
  /// @param drainFirst whether the other cost may be paid first, which then is the last move
  Handfuls(Pile<Card> hand, int cards, boolean drainFirst) {
    this.hand = hand;
    this.cards = cards;
    this.drainFirst = drainFirst;
    ways = cards == 1 ? NOT_COUNTED : counted();
  }

  private int[] counted() {
    var counted = new int[(hand.kinds() + 1) * (cards + 1)];
    counted[index(hand.kinds(), 0)] = 1;
    for (int kind = hand.kinds() - 1; kind >= 0; kind--) {
      for (int left = 0; left <= cards; left++) {
        for (int taken = Math.min(left, hand.count(kind)); taken >= 0; taken--) {
          counted[index(kind, left)] += counted[index(kind + 1, left - taken)];
        }
      }
    }
    return counted;
  }

  private int index(int kind, int left) {
    return kind * (cards + 1) + left;
  }

  private int ways(int kind, int left) {
    return ways[index(kind, left)];
  }

  /// One card is what is paid most often: one of each kind.
  private int all() {
    return cards == 1 ? hand.distinct() : ways(0, cards);
  }

  @Override
  public long size() {
    return (long) all() + (drainFirst ? 1 : 0);
  }

  @Override
  public Move get(long index) {
    int rest = Objects.checkIndex((int) index, (int) size());
    if (rest == all()) {
      return MoveTable.DRAIN_FIRST;
    }
    if (cards == 1) {
      return new Move.Pay(hand.emptied().plus(present(rest)));
    }
    Pile<Card> paid = hand.emptied();
    int left = cards;
    for (int kind = 0; kind < hand.kinds() && left > 0; kind++) {
      int taken = Math.min(left, hand.count(kind));
      while (rest >= ways(kind + 1, left - taken)) {
        rest -= ways(kind + 1, left - taken);
        taken--;
      }
      for (int copy = 0; copy < taken; copy++) {
        paid = paid.plus(hand.kind(kind));
      }
      left -= taken;
    }
    return new Move.Pay(paid);
  }

  /// The kind at an index among those in hand.
  private Card present(int index) {
    int kind = 0;
    for (int left = index; left > 0 || hand.count(kind) == 0; kind++) {
      left -= hand.count(kind) > 0 ? 1 : 0;
    }
    return hand.kind(kind);
  }

  /// Which cards are kept differs in small things.
  @Override
  public long alikeUntil(long index) {
    return index < all() ? all() : size();
  }
}
