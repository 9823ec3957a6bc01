package dev.rulewright.kernel.cards;

import dev.rulewright.kernel.Outcomes;
import java.util.function.Function;

/// The cards that may be drawn from a pile, each as likely as it has copies there.
///
/// @param pile at least one card, see [Pile#isEmpty]
/// @param move the outcome in which a card is drawn
/// @param <M> the moves of the game
public record Draws<C extends CardKind, M>(Pile<C> pile, Function<? super C, ? extends M> move)
    implements Outcomes<M> {

  @Override
  public long size() {
    return pile.distinct();
  }

  @Override
  public M get(long index) {
    return move.apply(pile.kind(kind(index)));
  }

  @Override
  public long weight(long index) {
    return pile.count(kind(index));
  }

  @Override
  public long totalWeight() {
    return pile.size();
  }

  @Override
  public M drawn(long ticket) {
    return move.apply(pile.drawn(ticket));
  }

  /// The kind of card behind the outcome at an index.
  private int kind(long index) {
    long left = index;
    for (int kind = 0; kind < pile.kinds(); kind++) {
      if (pile.count(kind) > 0 && left-- == 0) {
        return kind;
      }
    }
    throw new IndexOutOfBoundsException("outcome " + index + " of " + size());
  }
}
