package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is counted in a game of *PocketModel*: the same columns for each player.
record PocketCounting() implements Counting<Position, Move> {

  private enum Counted {
    MOVES("actions", "actions in which units moved"),
    ATTACKS("units", "units that were announced to attack"),
    STRIKES("units", "units that were announced to strike"),
    CARRIED("actions", "actions in which a carrier brought units"),
    REPLACED("cards", "objectives played"),
    CARDS("cards", "combat cards played"),
    LOST("units", "units destroyed"),
    OBJECTIVES("objectives", "objectives at the end");

    private final String unit;
    private final String meaning;

    Counted(String unit, String meaning) {
      this.unit = unit;
      this.meaning = meaning;
    }

    String column() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// The kinds of moves among them.
  static final List<MoveKind> MOVE_KINDS =
      List.of(
          new MoveKind(Counted.MOVES.column(), "Move"),
          new MoveKind(Counted.ATTACKS.column(), "Attack"),
          new MoveKind(Counted.STRIKES.column(), "Strike"),
          new MoveKind(Counted.CARRIED.column(), "Carry"),
          new MoveKind(Counted.REPLACED.column(), "Play an objective"),
          new MoveKind(Counted.CARDS.column(), "Play a combat card"));

  private static final int KINDS = Counted.values().length;

  @Override
  public List<Column> columns() {
    var columns = new ArrayList<Column>();
    for (Force force : Force.values()) {
      for (Counted each : Counted.values()) {
        columns.add(
            new Column(force + "_" + each.column(), each.unit, force + ": " + each.meaning));
      }
    }
    return columns;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new PlayTally();
  }

  private static final class PlayTally implements Tally<Position, Move> {

    private final long[] counts = new long[Force.values().length * KINDS];

    @Override
    public void count(Position before, Move move, Position after) {
      Force mover = before.mover();
      switch (move) {
        case Move.Advance _ -> add(mover, Counted.MOVES, 1);
        case Move.Attack _ -> add(mover, Counted.ATTACKS, 1);
        case Move.Strike _ -> add(mover, Counted.STRIKES, 1);
        case Move.Carry _ -> add(mover, Counted.CARRIED, 1);
        case Move.Replace _ -> add(mover, Counted.REPLACED, 1);
        case Move.Play _ when before.stage() instanceof Stage.Combat combat ->
            add(combat.step().player(mover), Counted.CARDS, 1);
        case Move.Rolled _ -> {
          for (Force force : Force.values()) {
            int lost = before.side(force).units().size() - after.side(force).units().size();
            add(force, Counted.LOST, lost);
          }
        }
        case Move.Play _,
            Move.Laid _,
            Move.Drawn _,
            Move.TurnedUp _,
            Move.Taken _,
            Move.Start _,
            Move.Deploy _,
            Move.BringIn _,
            Move.Next _,
            Move.Word _ -> {}
      }
    }

    private void add(Force force, Counted what, int number) {
      counts[force.seat() * KINDS + what.ordinal()] += number;
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      var all = new ArrayList<Long>();
      for (Force force : Force.values()) {
        counts[force.seat() * KINDS + Counted.OBJECTIVES.ordinal()] = end.side(force).objectives();
      }
      for (long count : counts) {
        all.add(count);
      }
      return all;
    }
  }
}
