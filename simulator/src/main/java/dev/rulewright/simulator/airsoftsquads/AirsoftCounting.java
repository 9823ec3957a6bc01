package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.ArrayList;
import java.util.List;

/// What is counted in a game of *Airsoft Squads*: the same columns for each player, such as
/// `red_attacks`.
record AirsoftCounting() implements Counting<Position, Move> {

  static final List<MoveKind> MOVE_KINDS =
      List.of(
          new MoveKind("attacks", "Attack"),
          new MoveKind("moves", "Move"),
          new MoveKind("cards", "Card"),
          new MoveKind("items", "Item"));

  private static final List<String> MEANINGS =
      List.of(
          "Attacks",
          "Moves",
          "cards played",
          "ITEMs attached",
          "own operators HIT",
          "own operators OUT");
  private static final List<String> NAMES =
      List.of("attacks", "moves", "cards", "items", "hit", "out");
  private static final int ATTACKS = 0;
  private static final int MOVES = 1;
  private static final int CARDS = 2;
  private static final int ITEMS = 3;
  private static final int HIT = 4;
  private static final int OUT = 5;

  @Override
  public List<Column> columns() {
    var columns = new ArrayList<Column>();
    for (Seat player : Seat.values()) {
      for (int i = 0; i < NAMES.size(); i++) {
        columns.add(
            new Column(
                player + "_" + NAMES.get(i),
                i < HIT ? "moves" : "operators",
                player + ": " + MEANINGS.get(i)));
      }
    }
    return columns;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new SeatTally();
  }

  private static final class SeatTally implements Tally<Position, Move> {

    private final long[] counts = new long[Seat.values().length * NAMES.size()];

    @Override
    public void count(Position before, Move move, Position after) {
      if (before.stage() instanceof Stage.Deciding stage) {
        int kind = kind(move);
        add(stage.player(), kind, kind < 0 ? 0 : 1);
      }
      for (Seat player : Seat.values()) {
        Side then = before.side(player);
        Side now = after.side(player);
        add(player, HIT, Math.max(0, down(now, State.HIT) - down(then, State.HIT)));
        add(player, OUT, Math.max(0, down(now, State.OUT) - down(then, State.OUT)));
      }
    }

    private static int kind(Move move) {
      return switch (move) {
        case Move.Attack _ -> ATTACKS;
        case Move.Advance _ -> MOVES;
        case Move.Bonus(Move.Action action) -> kind(action);
        case Move.Play _, Move.PlayOn _ -> CARDS;
        case Move.Equip _ -> ITEMS;
        case Move _ -> -1;
      };
    }

    private static int down(Side side, State state) {
      return side.onField(state) + side.inSavezone(state);
    }

    private void add(Seat player, int kind, int number) {
      if (number > 0) {
        counts[player.ordinal() * NAMES.size() + kind] += number;
      }
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      var all = new ArrayList<Long>();
      for (long count : counts) {
        all.add(count);
      }
      return all;
    }
  }
}
