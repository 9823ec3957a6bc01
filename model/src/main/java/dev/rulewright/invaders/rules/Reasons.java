package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.COST_2;
import static dev.rulewright.invaders.InvadersClause.PLAY_2;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import org.jspecify.annotations.Nullable;

/// Why a clause forbids a move, with the facts of the position.
record Reasons(Table table, Costs costs) {

  /// The reason of a clause. Of a card that could not be paid either that is told as well.
  String of(InvadersClause because, Position position, Move move) {
    if (position.stage() instanceof Stage.Over) {
      return "play is over";
    }
    String reason = reason(because, position, move);
    boolean unpaid =
        position.stage() instanceof Stage.Main
            && move instanceof Move.Play play
            && play.card().owner() == position.mover()
            && position.acting().hand().contains(play.card())
            && because != PLAY_2
            && costs.whyNot(position, play.card()) == PLAY_2;
    return unpaid
        ? "%s; nor could it be paid (PLAY-2): %s".formatted(reason, reason(PLAY_2, position, move))
        : reason;
  }

  private String reason(InvadersClause because, Position position, Move move) {
    Seat mover = position.mover();
    return switch (because) {
      case PLAY_2 ->
          move instanceof Move.Play play
              ? unpaid(position, play.card())
              : "not everything can be paid";
      case PLAY_1 -> "%s has no free slot there, or the card is none for a zone".formatted(mover);
      case PLAY_4 -> "nothing can be sacrificed for room there by %s".formatted(mover);
      case TURN_2 -> "%s has no such card in hand, or something else is decided".formatted(mover);
      case USE_1 ->
          move instanceof Move.MoveHero
              ? "the hero has moved already this turn"
              : "there is no such card of %s that is still to be used".formatted(mover);
      case HERO_3 -> unmoved(position, move);
      case HERO_4 -> "the card is not of the heroes' class";
      case HERO_5 -> "the hero is not sacrificed in the Invader's turn";
      case HERO_15 ->
          move instanceof Move.PlaceHero
              ? "Mankind has no free slot there for a new hero"
              : move instanceof Move.Play
                  ? "Mankind has no free slot elsewhere for a new hero"
                  : impossible(because, move);
      case HERO_9 -> "the hero is turned";
      case HERO_11 -> "the hero is upright";
      case HERO_2, HERO_13 -> "no other hero is left";
      case COST_1 -> "that is not what has to be discarded";
      default -> impossible(because, move);
    };
  }

  private static String impossible(InvadersClause because, Move move) {
    return "'%s' is not possible here: %s".formatted(move, because.paraphrase());
  }

  /// What a card costs and what there is. Of cards to discard that are not available the page
  /// speaks itself, if not clearly.
  private String unpaid(Position position, Card card) {
    int others = position.acting().hand().size() - 1;
    String facts =
        "%s costs %d other cards and drains %d; there are %d and %d"
            .formatted(
                card, card.discard(), table.drain(card), others, position.acting().deck().size());
    return others < card.discard()
        ? "%s (%s: %s)".formatted(facts, COST_2, COST_2.paraphrase().replaceFirst("\\.$", ""))
        : facts;
  }

  private static String unmoved(Position position, Move move) {
    @Nullable Hero hero = position.hero();
    if (hero == null || !(move instanceof Move.MoveHero(Zone zone))) {
      return "there is no hero to move";
    }
    if (position.mover() != Seat.MANKIND) {
      return "the hero does not move in the Invader's turn";
    }
    if (!hero.card().moves()) {
      return "%s is a hero that does not move".formatted(hero.card());
    }
    if (position.isHeroIn(zone)) {
      return "%s is in %s already".formatted(hero.card(), zone);
    }
    return position.hasRoom(Seat.MANKIND, zone)
        ? "%s has been in %s since the last other move".formatted(hero.card(), zone)
        : "Mankind has no free slot in %s".formatted(zone);
  }
}
