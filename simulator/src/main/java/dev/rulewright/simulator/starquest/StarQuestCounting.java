package dev.rulewright.simulator.starquest;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.chance.TextFingerprints;
import dev.rulewright.simulator.kit.MoveKind;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What is counted in a game of *StarQuest*: the same columns for each player, such as
/// `team_1_points`. A margin is how many points a player has more than the best of the others.
///
/// @param players the players of the game
record StarQuestCounting(List<Seat> players, TextFingerprints<Move> texts)
    implements Counting<Position, Move> {

  private enum Counted {
    POINTS("points", "points at the end"),
    MARGIN("points", "points at the end, less those of the best other player"),
    STEPS("moves", "steps"),
    SHOTS("moves", "shots"),
    STRIKES("moves", "strikes"),
    LOST("figures", "figures eliminated"),
    TURNS("turns", "turns ended");

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
          new MoveKind(Counted.STEPS.column(), "Step"),
          new MoveKind(Counted.SHOTS.column(), "Fire"),
          new MoveKind(Counted.STRIKES.column(), "Strike"));

  private static final int KINDS = Counted.values().length;

  StarQuestCounting(List<Seat> players) {
    this(List.copyOf(players), new TextFingerprints<>(Move::toString));
  }

  @Override
  public long fingerprint(Move move) {
    return texts.of(move);
  }

  @Override
  public List<Column> columns() {
    var columns = new ArrayList<Column>();
    for (Seat player : players) {
      for (Counted each : Counted.values()) {
        columns.add(
            new Column(
                player.id().replace('-', '_') + "_" + each.column(),
                each.unit,
                player + ": " + each.meaning));
      }
    }
    return columns;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new SeatTally();
  }

  private final class SeatTally implements Tally<Position, Move> {

    private final long[] counts = new long[players.size() * KINDS];
    private long turns = 1;

    @Override
    public void count(Position before, Move move, Position after) {
      Seat mover = before.mover();
      switch (move) {
        case Move.Step _ -> add(mover, Counted.STEPS, 1);
        case Move.Fire _ -> add(mover, Counted.SHOTS, 1);
        case Move.Strike _ -> add(mover, Counted.STRIKES, 1);
        case Move.EndTurn _ -> {
          add(mover, Counted.TURNS, 1);
          turns++;
        }
        case Move.Total _, Move.TwoDice _, Move.Totals _, Move.Hit _ -> {
          int[] now = figures(after);
          int[] then = figures(before);
          for (Seat player : players) {
            add(player, Counted.LOST, then[player.ordinal()] - now[player.ordinal()]);
          }
        }
        case Move.Arm _,
            Move.Open _,
            Move.Stop _,
            Move.Reinforce _,
            Move.Choose _,
            Move.Order _,
            Move.Close _,
            Move.Bring _,
            Move.Answer _,
            Move.PlaceBlip _,
            Move.PlaceDreadnought _,
            Move.Drop _,
            Move.Event _ -> {}
      }
    }

    private int[] figures(Position position) {
      var figures = new int[Seat.values().length];
      for (int piece : position.all()) {
        if (!Piece.isBlip(piece)) {
          figures[Piece.ownerIndex(piece)]++;
        }
      }
      return figures;
    }

    private void add(Seat player, Counted what, int number) {
      counts[player.ordinal() * KINDS + what.ordinal()] += number;
    }

    @Override
    public long turns(Position end) {
      return end.stage() instanceof Stage.Arming ? 0 : turns;
    }

    @Override
    public List<Long> counts(Position end) {
      Score score = end.score();
      var all = new ArrayList<Long>();
      for (Seat player : players) {
        int best =
            players.stream().filter(other -> other != player).mapToInt(score::of).max().orElse(0);
        for (Counted each : Counted.values()) {
          all.add(
              switch (each) {
                case POINTS -> (long) score.of(player);
                case MARGIN -> (long) score.of(player) - best;
                case STEPS, SHOTS, STRIKES, LOST, TURNS ->
                    counts[player.ordinal() * KINDS + each.ordinal()];
              });
        }
      }
      return all;
    }
  }
}
