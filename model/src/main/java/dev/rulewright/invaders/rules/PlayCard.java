package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.PLAY_1;
import static dev.rulewright.invaders.InvadersClause.PLAY_4;
import static dev.rulewright.invaders.InvadersClause.TURN_2;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// Chapter *Main phase*: which cards may be played, and where.
///
/// - TURN-2: In the main phase the player plays and uses cards in any order, as often as there are
///   any.
final class PlayCard extends Chapter {

  private final Costs costs;
  private final Heroes heroes;
  private final boolean invaderReplaces = says("room.invader=like-mankind");

  PlayCard(Table table, Costs costs, Heroes heroes) {
    super(table);
    this.costs = costs;
    this.heroes = heroes;
  }

  void list(Position position, MoveList moves) {
    Pile<Card> hand = position.acting().hand();
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && costs.whyNot(position, hand.kind(kind)) == null) {
        Card card = hand.kind(kind);
        if (table.actsOnce(card)) {
          moves.add(table.moves().play(card));
        } else {
          for (Zone zone : table.zones()) {
            list(position, card, zone, moves);
          }
        }
      }
    }
  }

  private void list(Position position, Card card, Zone zone, MoveList moves) {
    if (position.hasRoom(position.mover(), zone)) {
      moves.add(table.moves().play(card, zone));
      return;
    }
    if (whyNoSacrifice(position, zone) != null) {
      return;
    }
    Pile<Card> cards = position.acting().in(zone);
    for (int kind = 0; kind < cards.kinds(); kind++) {
      if (cards.count(kind) > 0) {
        moves.add(new Move.Play(card, zone, table.moves().inZone(cards.kind(kind), zone)));
      }
    }
    if (heroes.whyNotSacrificed(position, zone) == null) {
      moves.add(new Move.Play(card, zone, Target.HERO));
    }
  }

  /// Why a card cannot be played like that, or null if it can.
  ///
  /// - PLAY-1: A card with a power needs a free slot of its side; one without acts once.
  @Nullable InvadersClause whyNot(Position position, Move.Play play) {
    Card card = play.card();
    if (card.owner() != position.mover() || !position.acting().hand().contains(card)) {
      return TURN_2;
    }
    @Nullable Zone zone = play.zone();
    if (table.actsOnce(card) != (zone == null)) {
      return PLAY_1;
    }
    @Nullable InvadersClause because = zone == null ? null : whyNoRoom(position, play, zone);
    return because == null ? costs.whyNot(position, card) : because;
  }

  private @Nullable InvadersClause whyNoRoom(Position position, Move.Play play, Zone zone) {
    @Nullable Target sacrificed = play.sacrificed();
    if (sacrificed == null) {
      return position.hasRoom(position.mover(), zone) ? null : PLAY_1;
    }
    @Nullable InvadersClause because = whyNoSacrifice(position, zone);
    if (because != null) {
      return because;
    }
    return switch (sacrificed) {
      case Target.TheHero _ -> heroes.whyNotSacrificed(position, zone);
      case Target.InZone(Card other, Zone _) ->
          other.owner() == position.mover() && position.count(other, zone) > 0 ? null : PLAY_4;
    };
  }

  /// Why nothing can be sacrificed for room in a zone, or null if something can.
  ///
  /// - PLAY-4: Where all four slots of a zone are full, Mankind may sacrifice a card there for a
  ///   new one.
  private @Nullable InvadersClause whyNoSacrifice(Position position, Zone zone) {
    boolean may = position.mover() == Seat.MANKIND || invaderReplaces; // V25
    return may && !position.hasRoom(position.mover(), zone) ? null : PLAY_4;
  }

  /// The position after a card was played.
  Position played(Position position, Move.Play play, Chronicle chronicle) {
    return costs.announced(heroes.afterOther(position), play, chronicle);
  }
}
