package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.CARDS_2;
import static dev.rulewright.invaders.InvadersClause.HERO_5;
import static dev.rulewright.invaders.InvadersClause.PLAY_5;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// What Mankind sacrifices because of a card.
final class Sacrificing extends Chapter {

  Sacrificing(Table table) {
    super(table);
  }

  MoveList list(Position position) {
    var moves = new MoveList();
    for (Zone zone : table.zones()) {
      Pile<Card> cards = position.mankind().in(zone);
      for (int kind = 0; kind < cards.kinds() && !cards.isEmpty(); kind++) {
        if (cards.count(kind) > 0) {
          moves.add(table.moves().sacrifice(cards.kind(kind), zone));
        }
      }
    }
    return moves;
  }

  /// Why a card cannot be sacrificed because of another one, or null if it can.
  static @Nullable InvadersClause whyNot(Position position, Target target) {
    return switch (target) {
      case Target.TheHero _ -> HERO_5;
      case Target.InZone(Card card, Zone zone) ->
          card.owner() == Seat.MANKIND && position.count(card, zone) > 0 ? null : CARDS_2;
    };
  }

  /// The position after a card was sacrificed because of another one.
  ///
  /// - CARDS-2: Terror Raid: Mankind sacrifices a card in play.
  static Position played(Position position, Target target, Chronicle chronicle) {
    if (!(target instanceof Target.InZone(Card card, Zone zone))) {
      throw new IllegalStateException("the hero is never sacrificed in " + position);
    }
    return sacrificed(position, card, zone, CARDS_2, chronicle).with(Stage.MAIN);
  }

  /// - PLAY-5: A sacrificed card goes to its owner's discard pile.
  static Position sacrificed(
      Position position, Card card, Zone zone, InvadersClause because, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("sacrificed %s %s".formatted(card, zone), because, PLAY_5));
    return position.removed(card, zone);
  }
}
