package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Pile;

/// The cards that may be drawn from a deck, each as likely as it has copies there.
record Draws(Pile deck) implements Outcomes<Move> {

  @Override
  public long size() {
    return deck.distinct();
  }

  @Override
  public Move get(long index) {
    return new Move.Drawn(deck.kind(kind(index)));
  }

  @Override
  public long weight(long index) {
    return deck.count(kind(index));
  }

  @Override
  public long totalWeight() {
    return deck.size();
  }

  @Override
  public Move drawn(long ticket) {
    long left = ticket;
    for (int kind = 0; kind < deck.kinds() && left >= 0; kind++) {
      left -= deck.count(kind);
      if (left < 0) {
        return new Move.Drawn(deck.kind(kind));
      }
    }
    throw new IndexOutOfBoundsException("ticket " + ticket + " of " + deck.size());
  }

  /// The kind of card behind the outcome at an index.
  private int kind(long index) {
    long left = index;
    for (int kind = 0; kind < deck.kinds(); kind++) {
      if (deck.count(kind) > 0 && left-- == 0) {
        return kind;
      }
    }
    throw new IndexOutOfBoundsException("outcome " + index + " of " + size());
  }
}
