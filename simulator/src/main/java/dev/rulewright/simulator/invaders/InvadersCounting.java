package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is counted in a game of *Invaders*.
record InvadersCounting() implements Counting<Position, Move> {

  private enum Counted {
    INVADER_PLAYED("cards", "cards that the Invader played"),
    MANKIND_PLAYED("cards", "cards that Mankind played"),
    USED("cards", "cards used"),
    ATTACK_DRAINED("cards", "cards that Mankind drained because of attacks"),
    OTHER_DRAINED("cards", "cards that Mankind drained because of cards used"),
    DESTROYED("cards", "cards destroyed, heroes included"),
    SACRIFICED("cards", "cards sacrificed, heroes included"),
    HERO_MOVES("moves", "moves of a hero"),
    HEROES_GONE("heroes", "heroes that have left the game"),
    MARKER("spaces", "where the plot marker is at the end");

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
          new MoveKind(Counted.INVADER_PLAYED.column(), "Invader plays a card"),
          new MoveKind(Counted.MANKIND_PLAYED.column(), "Mankind plays a card"),
          new MoveKind(Counted.USED.column(), "Use a card"),
          new MoveKind(Counted.HERO_MOVES.column(), "Move the hero"));

  @Override
  public List<Column> columns() {
    var columns = new ArrayList<Column>();
    for (Counted each : Counted.values()) {
      columns.add(new Column(each.column(), each.unit, each.meaning));
    }
    return columns;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new PlayTally();
  }

  private static final class PlayTally implements Tally<Position, Move> {

    private final long[] counts = new long[Counted.values().length];

    @Override
    public void count(Position before, Move move, Position after) {
      switch (move) {
        case Move.Play play -> {
          add(before.mover() == Seat.INVADER ? Counted.INVADER_PLAYED : Counted.MANKIND_PLAYED, 1);
          add(Counted.SACRIFICED, play.sacrificed() == null ? 0 : 1);
        }
        case Move.Use _ -> add(Counted.USED, 1);
        case Move.Drained _ when before.stage() instanceof Stage.Draining draining ->
            add(draining.attack() ? Counted.ATTACK_DRAINED : Counted.OTHER_DRAINED, 1);
        case Move.Destroy destroy -> add(Counted.DESTROYED, destroy.targets().size());
        case Move.Sacrifice _ -> add(Counted.SACRIFICED, 1);
        case Move.MoveHero _ -> add(Counted.HERO_MOVES, 1);
        case Move.Drained _,
            Move.Pay _,
            Move.DrainFirst _,
            Move.EndMain _,
            Move.PlaceHero _,
            Move.Drawn _,
            Move.Discarded _,
            Move.Hero _ -> {}
      }
    }

    private void add(Counted what, int number) {
      counts[what.ordinal()] += number;
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      counts[Counted.HEROES_GONE.ordinal()] = end.heroesGone().size();
      counts[Counted.MARKER.ordinal()] = end.marker();
      var all = new ArrayList<Long>();
      for (long count : counts) {
        all.add(count);
      }
      return all;
    }
  }
}
