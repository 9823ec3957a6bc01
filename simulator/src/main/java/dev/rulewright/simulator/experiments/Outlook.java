package dev.rulewright.simulator.experiments;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who is ahead in a position: games that begin there, each alone, as scores.
///
/// @param players in seat order
/// @param scores what each of them scored, in seat order
/// @param games how many were finished
/// @param undecided how many of them nobody won
public record Outlook(
    List<? extends Player> players, List<LatticeSample> scores, int games, int undecided) {

  /// Plays games, one after the other.
  ///
  /// @param games how many, at least 1
  /// @param stop ends it with the games that are finished
  public static <P, M> Outlook of(Batch<P, M> batch, int games, Stop stop) {
    List<? extends Player> players = batch.game().players();
    int seats = players.size();
    var scores = new ArrayList<LatticeSample>();
    players.forEach(_ -> scores.add(LatticeSample.none(Kind.SCORES, 1, seats)));
    int finished = 0;
    int undecided = 0;
    for (GameRecord game : batch.first(games, stop)) {
      for (Player player : players) {
        scores.set(player.seat(), scores.get(player.seat()).with(game.score(player.id(), seats)));
      }
      finished++;
      undecided += game.isDecided() ? 0 : 1;
    }
    return new Outlook(players, scores, finished, undecided);
  }

  /// What a player scored, with its interval.
  public Estimate score(Player player) {
    return Estimate.of(scores.get(player.seat()));
  }

  /// The first player, in seat order, who is shown to score more than an even share.
  public Optional<Player> ahead() {
    for (Player player : players) {
      if (score(player).interval().low() > 1.0 / players.size()) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }
}
