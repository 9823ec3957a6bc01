package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.simulator.kit.CountingByPlayer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is counted in a game of *Airsoft Squads*.
final class AirsoftCounting extends CountingByPlayer<Position, Move> {

  private final Count attacks = count("attacks", "moves", "Attacks", "Attack");
  private final Count moves = count("moves", "moves", "Moves", "Move");
  private final Count cards = count("cards", "moves", "cards played", "Card");
  private final Count items = count("items", "moves", "ITEMs attached", "Item");
  private final Count hit = count("hit", "operators", "own operators HIT");
  private final Count out = count("out", "operators", "own operators OUT");

  AirsoftCounting() {
    super(List.of(Seat.values()));
  }

  @Override
  protected void count(Position before, Move move, Position after, Counts counts) {
    Count kind = kind(move);
    if (kind != null && before.stage() instanceof Stage.Deciding stage) {
      counts.add(stage.player(), kind, 1);
    }
    for (Seat player : Seat.values()) {
      Side then = before.side(player);
      Side now = after.side(player);
      counts.add(player, hit, Math.max(0, down(now, State.HIT) - down(then, State.HIT)));
      counts.add(player, out, Math.max(0, down(now, State.OUT) - down(then, State.OUT)));
    }
  }

  private @Nullable Count kind(Move move) {
    return switch (move) {
      case Move.Attack _ -> attacks;
      case Move.Advance _ -> moves;
      case Move.Bonus(Move.Action action) -> kind(action);
      case Move.Play _, Move.PlayOn _ -> cards;
      case Move.Equip _ -> items;
      case Move _ -> null;
    };
  }

  private static int down(Side side, State state) {
    return side.onField(state) + side.inSavezone(state);
  }

  @Override
  protected long turns(Position end, Counts counts) {
    return end.turn();
  }
}
