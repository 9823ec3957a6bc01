package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.cards.Unseen;

/// What a player may know of a position: everything but which cards of the opponent are in the hand
/// and which in the DECK. An observation is a position in which they are dealt anew.
final class Observation {

  private Observation() {}

  static Position dealt(Position position, Seat player, Deal deal) {
    Side side = position.side(player.other());
    if (side.hand().isEmpty() || side.deck().isEmpty()) {
      return position;
    }
    var unseen = new Unseen<Card>(side.deck().plus(side.hand()), deal);
    Pile<Card> hand = unseen.take(side.hand().size());
    return position.with(player.other(), side.with(hand, unseen.left(), side.discards()));
  }
}
