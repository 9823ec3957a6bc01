package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.cards.Unseen;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;

/// What a player may know of a position. Objectives that lie face down are hidden from **both**
/// players, a hand from the opponent, and draw piles are in no order.
///
/// An observation is a position in which what the player cannot see of a side is dealt anew: the
/// face-down objectives first, then the hand; the rest is the draw pile.
final class Observation extends Chapter {

  private final SetUp setUp;
  private final boolean ownerMayLook = says("setup.own-face-down=owner-may-look");

  Observation(Table table, SetUp setUp) {
    super(table);
    this.setUp = setUp;
  }

  /// A position that looks to a player like another one.
  ///
  /// - SETUP-1: After shuffling, the top three cards of each draw pile lie face down in the home
  ///   zone, seen by nobody: the objectives.
  /// - SETUP-5: Each player draws three cards and may look at them.
  /// - PILE-5: Looking through a draw pile is forbidden.
  Position dealt(Position position, Force player, Deal deal) {
    Position seen =
        position
            .with(player, own(position.side(player), deal))
            .with(player.enemy(), enemy(position.side(player.enemy()), deal));
    return position.stage() instanceof Stage.Deploying(Pile<UnitKind> committed)
            && committed != null
            && position.mover() != player
        ? seen.with(new Stage.Deploying(committed(position, deal)))
        : seen;
  }

  private Side own(Side side, Deal deal) {
    if (ownerMayLook) {
      return side;
    }
    var unseen = new Unseen<>(side.draw().plus(side.faceDown()), deal);
    Pile<Card> down = unseen.take(side.faceDown().size());
    return side.withObjectives(side.faceUp(), down).withPiles(unseen.left(), side.discard());
  }

  private static Side enemy(Side side, Deal deal) {
    var unseen = new Unseen<>(side.draw().plus(side.faceDown()).plus(side.hand()), deal);
    Pile<Card> down = unseen.take(side.faceDown().size());
    Pile<Card> hand = unseen.take(side.hand().size());
    return side.withObjectives(side.faceUp(), down)
        .withHand(hand)
        .withPiles(unseen.left(), side.discard());
  }

  private Pile<UnitKind> committed(Position position, Deal deal) {
    List<Pile<UnitKind>> choices = setUp.deployments(position.own().reserve());
    return choices.get(deal.ticket(choices.size()));
  }
}
