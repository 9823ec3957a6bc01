package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;

/// What a player may know of a position (DRAW-4): everything but the opponent's hand.
///
/// Which cards the opponent has in hand *or* in the deck follows from what lies open; which of them
/// are in hand does not. **An observation is a position whose hidden hand is replaced by a stand-in
/// that depends only on what is known**: as many cards as the opponent holds, the first ones of
/// those unseen. Whoever reasons about the opponent shuffles hand and deck together and deals the
/// hand anew.
///
/// An observation remembers nothing, not even its past, in which hidden cards could be seen: right
/// after a reshuffle a player with a perfect memory could know more.
final class Observation {

  private Observation() {}

  static Position of(Position position, Faction player) {
    Faction opponent = player.opponent();
    Side side = position.side(opponent);
    boolean drawing = position.mover() == opponent;
    Pile unseen = side.deck().plus(side.hand());
    Stage stage = position.stage();
    if (drawing && stage instanceof Stage.DrawingSecond second) {
      unseen = unseen.plus(second.first());
    } else if (drawing && stage instanceof Stage.Considering considering) {
      unseen = unseen.plus(considering.first());
    } else if (drawing && stage instanceof Stage.Keeping keeping) {
      unseen = unseen.plus(keeping.first()).plus(keeping.second());
    }
    boolean onlyUnits = position.turn() == 0;
    Pile hand = unseen.emptied();
    for (int i = 0; i < side.hand().size(); i++) {
      Card card = first(unseen, onlyUnits);
      hand = hand.plus(card);
      unseen = unseen.minus(card);
    }
    if (drawing && stage instanceof Stage.DrawingSecond) {
      Card card = first(unseen, false);
      unseen = unseen.minus(card);
      stage = new Stage.DrawingSecond(card);
    } else if (drawing && stage instanceof Stage.Considering) {
      Card card = first(unseen, false);
      unseen = unseen.minus(card);
      stage = new Stage.Considering(card);
    } else if (drawing && stage instanceof Stage.Keeping) {
      Card one = first(unseen, false);
      Card other = first(unseen.minus(one), false);
      unseen = unseen.minus(one).minus(other);
      stage = new Stage.Keeping(one, other);
    }
    return position
        .withPast(null)
        .with(stage)
        .with(opponent, side.withCards(hand, unseen, side.discard()));
  }

  /// The first unseen card; during the set-up nobody holds events (SETUP-5).
  private static Card first(Pile unseen, boolean onlyUnits) {
    for (int kind = 0; kind < unseen.kinds(); kind++) {
      if (unseen.count(kind) > 0 && !(onlyUnits && unseen.kind(kind) instanceof EventCard)) {
        return unseen.kind(kind);
      }
    }
    throw new IllegalStateException("no card left in " + unseen);
  }
}
