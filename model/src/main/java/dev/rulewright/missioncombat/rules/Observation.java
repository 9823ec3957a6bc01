package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.cards.Unseen;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.otherwise.DiscardPiles;

/// The view that a player has of a position (DRAW-4): everything but the opponent's hand, and of
/// the discard piles what the reading shows, see [DiscardPiles].
///
/// Which cards the opponent has in hand *or* in the deck follows from what lies open; which of them
/// are in hand does not. **An observation is a position whose hidden cards are replaced by
/// stand-ins that depend only on what is known**: as many cards as the opponent holds, the first
/// ones of those unseen, and then likewise the discards that nobody may look at. Whoever reasons
/// about the opponent shuffles hand and deck together and deals the hand anew, see [#dealt].
///
/// An observation remembers nothing, not even its past, in which hidden cards could be seen: right
/// after a reshuffle a player with a perfect memory could know more.
final class Observation {

  private Observation() {}

  /// What a player may know of a position.
  ///
  /// - DRAW-4: Hands are kept hidden.
  static Position of(Position position, Faction player, DiscardPiles piles) {
    return dealt(position, player, piles, Deal.IN_ORDER);
  }

  /// What a player may know of a position, with stand-ins that somebody chooses.
  static Position dealt(Position position, Faction player, DiscardPiles piles, Deal deal) {
    Position seen = ofOpponent(position.withPast(null), player, piles, deal);
    return piles.remember() ? ofOwnDiscards(seen, player, piles, deal) : seen;
  }

  private static Position ofOpponent(
      Position position, Faction player, DiscardPiles piles, Deal deal) {
    Faction opponent = player.opponent();
    Side side = position.side(opponent);
    boolean drawing = position.mover() == opponent;
    boolean setUp = position.turn() == 0;
    Pile<Card> hidden = piles.hidden(opponent, player, position);
    Pile<Card> unseen = side.deck().plus(side.hand()).plus(hidden);
    Stage stage = position.stage();
    if (drawing && stage instanceof Stage.DrawingSecond second) {
      unseen = unseen.plus(second.first());
    } else if (drawing && stage instanceof Stage.Considering considering) {
      unseen = unseen.plus(considering.first());
    } else if (drawing && stage instanceof Stage.Keeping keeping) {
      unseen = unseen.plus(keeping.first()).plus(keeping.second());
    }
    var standIns = new Unseen<>(unseen, deal);
    // During the set-up nobody holds events, and nothing else is discarded (SETUP-5).
    Pile<Card> hand = standIns.take(side.hand().size(), card -> !setUp || card instanceof UnitCard);
    if (drawing && stage instanceof Stage.DrawingSecond) {
      stage = new Stage.DrawingSecond(standIns.next());
    } else if (drawing && stage instanceof Stage.Considering) {
      stage = new Stage.Considering(standIns.next());
    } else if (drawing && stage instanceof Stage.Keeping) {
      stage = new Stage.Keeping(standIns.next(), standIns.next());
    }
    Pile<Card> dealt = standIns.take(hidden.size(), card -> !setUp || card instanceof EventCard);
    Pile<Card> discard = side.discard().minus(hidden).plus(dealt);
    return piles
        .showing(position, opponent, dealt)
        .with(stage)
        .with(opponent, side.withCards(hand, standIns.left(), discard));
  }

  /// What the player may know of the own discard pile.
  private static Position ofOwnDiscards(
      Position position, Faction player, DiscardPiles piles, Deal deal) {
    Side side = position.side(player);
    boolean setUp = position.turn() == 0;
    Pile<Card> hidden = piles.hidden(player, player, position);
    var standIns = new Unseen<>(side.deck().plus(hidden), deal);
    Pile<Card> dealt = standIns.take(hidden.size(), card -> !setUp || card instanceof EventCard);
    Pile<Card> discard = side.discard().minus(hidden).plus(dealt);
    return position.with(player, side.withCards(side.hand(), standIns.left(), discard));
  }
}
