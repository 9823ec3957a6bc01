package dev.rulewright.simulator.starquest;

import dev.rulewright.simulator.chance.TextFingerprints;
import dev.rulewright.simulator.kit.CountingByPlayer;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import java.util.List;

/// What is counted in a game of *StarQuest*. A margin is how many points a player has more than the
/// best of the others.
final class StarQuestCounting extends CountingByPlayer<Position, Move> {

  private final List<Seat> players;
  private final TextFingerprints<Move> texts = new TextFingerprints<>(Move::toString);
  private final Count points = count("points", "points", "points at the end");
  private final Count margin =
      count("margin", "points", "points at the end, less those of the best other player");
  private final Count steps = count("steps", "moves", "steps", "Step");
  private final Count shots = count("shots", "moves", "shots", "Fire");
  private final Count strikes = count("strikes", "moves", "strikes", "Strike");
  private final Count lost = count("lost", "figures", "figures eliminated");
  private final Count turns = count("turns", "turns", "turns ended");

  /// Counts for the players of a game.
  StarQuestCounting(List<Seat> players) {
    super(players);
    this.players = List.copyOf(players);
  }

  @Override
  public long fingerprint(Move move) {
    return texts.of(move);
  }

  @Override
  protected void count(Position before, Move move, Position after, Counts counts) {
    Seat mover = before.mover();
    switch (move) {
      case Move.Step _ -> counts.add(mover, steps, 1);
      case Move.Fire _ -> counts.add(mover, shots, 1);
      case Move.Strike _ -> counts.add(mover, strikes, 1);
      case Move.EndTurn _ -> counts.add(mover, turns, 1);
      case Move.Total _, Move.TwoDice _, Move.Totals _, Move.Hit _ -> {
        int[] now = figures(after);
        int[] then = figures(before);
        players.forEach(
            player -> counts.add(player, lost, then[player.ordinal()] - now[player.ordinal()]));
      }
      case Move _ -> {}
    }
  }

  private static int[] figures(Position position) {
    var figures = new int[Seat.values().length];
    for (int piece : position.all()) {
      if (!Piece.isBlip(piece)) {
        figures[Piece.ownerIndex(piece)]++;
      }
    }
    return figures;
  }

  @Override
  protected void atTheEnd(Position end, Counts counts) {
    Score score = end.score();
    for (Seat player : players) {
      int best =
          players.stream().filter(other -> other != player).mapToInt(score::of).max().orElse(0);
      counts.set(player, points, score.of(player));
      counts.set(player, margin, score.of(player) - best);
    }
  }

  @Override
  protected long turns(Position end, Counts counts) {
    return end.stage() instanceof Stage.Arming
        ? 0
        : 1 + players.stream().mapToLong(player -> counts.of(player, turns)).sum();
  }
}
