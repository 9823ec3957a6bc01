package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;

/// Why a clause forbids a move, with the facts of the position.
record Reasons(Table table) {

  String of(InvadersClause because, Position position, Move move) {
    if (position.stage() instanceof Stage.Over) {
      return "play is over";
    }
    Seat mover = position.mover();
    return switch (because) {
      case PLAY_2 ->
          move instanceof Move.Play play
              ? "%s costs %d other cards and drains %d; there are %d and %d"
                  .formatted(
                      play.card(),
                      play.card().discard(),
                      table.drain(play.card()),
                      position.acting().hand().size() - 1,
                      position.acting().deck().size())
              : "not everything can be paid";
      case PLAY_1 -> "%s has no free slot there, or the card is none for a zone".formatted(mover);
      case PLAY_4 -> "nothing can be sacrificed for room there by %s".formatted(mover);
      case TURN_2 -> "%s has no such card in hand, or something else is decided".formatted(mover);
      case USE_1 -> "there is no such card of %s that is still to be used".formatted(mover);
      case HERO_3 -> "the hero does not move there: %s".formatted(position.hero());
      case HERO_4 -> "the card is not of the heroes' class";
      case HERO_5 -> "the hero is not sacrificed in the Invader's turn";
      case HERO_8 -> "Mankind has no free slot there for a new hero";
      case HERO_9 -> "the hero is turned";
      case HERO_11 -> "the hero is upright";
      case HERO_2, HERO_13 -> "no other hero is left";
      case COST_1 -> "that is not what has to be discarded";
      default -> "'%s' is not possible here: %s".formatted(move, because.paraphrase());
    };
  }
}
