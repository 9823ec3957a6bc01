package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.otherwise.DiscardPiles;
import java.util.function.Predicate;

/// The view that a player has of a position (DRAW-4): everything but the opponent's hand, and of the
/// discard piles what the reading shows, see [DiscardPiles].
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

  /// The cards that a player cannot see, while stand-ins are taken from them.
  private Pile unseen;

  private final Deal deal;

  private Observation(Pile unseen, Deal deal) {
    this.unseen = unseen;
    this.deal = deal;
  }

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
    Pile hidden = piles.hidden(opponent, player, position);
    Pile unseen = side.deck().plus(side.hand()).plus(hidden);
    Stage stage = position.stage();
    if (drawing && stage instanceof Stage.DrawingSecond second) {
      unseen = unseen.plus(second.first());
    } else if (drawing && stage instanceof Stage.Considering considering) {
      unseen = unseen.plus(considering.first());
    } else if (drawing && stage instanceof Stage.Keeping keeping) {
      unseen = unseen.plus(keeping.first()).plus(keeping.second());
    }
    var standIns = new Observation(unseen, deal);
    // During the set-up nobody holds events, and nothing else is discarded (SETUP-5).
    Pile hand = standIns.take(side.hand().size(), card -> !setUp || card instanceof UnitCard);
    if (drawing && stage instanceof Stage.DrawingSecond) {
      stage = new Stage.DrawingSecond(standIns.take());
    } else if (drawing && stage instanceof Stage.Considering) {
      stage = new Stage.Considering(standIns.take());
    } else if (drawing && stage instanceof Stage.Keeping) {
      stage = new Stage.Keeping(standIns.take(), standIns.take());
    }
    Pile dealt = standIns.take(hidden.size(), card -> !setUp || card instanceof EventCard);
    Pile discard = side.discard().minus(hidden).plus(dealt);
    return piles
        .showing(position, opponent, dealt)
        .with(stage)
        .with(opponent, side.withCards(hand, standIns.unseen, discard));
  }

  /// What the player may know of the own discard pile.
  private static Position ofOwnDiscards(
      Position position, Faction player, DiscardPiles piles, Deal deal) {
    Side side = position.side(player);
    boolean setUp = position.turn() == 0;
    Pile hidden = piles.hidden(player, player, position);
    var standIns = new Observation(side.deck().plus(hidden), deal);
    Pile dealt = standIns.take(hidden.size(), card -> !setUp || card instanceof EventCard);
    Pile discard = side.discard().minus(hidden).plus(dealt);
    return position.with(player, side.withCards(side.hand(), standIns.unseen, discard));
  }

  private Pile take(int number, Predicate<Card> condition) {
    Pile taken = unseen.emptied();
    for (int i = 0; i < number; i++) {
      taken = taken.plus(take(condition));
    }
    return taken;
  }

  private Card take() {
    return take(_ -> true);
  }

  private Card take(Predicate<Card> condition) {
    Card card = deal.next(unseen, condition);
    unseen = unseen.minus(card);
    return card;
  }
}
