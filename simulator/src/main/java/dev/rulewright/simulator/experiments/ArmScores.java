package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.ArrayList;
import java.util.List;

/// What came of the games of one arm, in groups of as many as there are players: games 2k and 2k +
/// 1 make a pair where two play.
final class ArmScores {

  private final String player;
  private final int seats;
  private final List<Pair> pairs = new ArrayList<>();
  private LatticeSample counts;
  private LatticeSample starterCounts;
  private PairedRatio drawn = PairedRatio.NO_TRIALS;
  private PairedRatio turns = PairedRatio.none(PairedRatio.Kind.SUM);
  private final List<GameRecord> waiting = new ArrayList<>();

  /// @param player whose scores are meant
  /// @param seats the number of players, and of games in a group
  ArmScores(String player, int seats) {
    this.player = player;
    this.seats = seats;
    counts = LatticeSample.none(Kind.SCORES, seats, seats);
    starterCounts = counts;
  }

  /// Games with the same chance.
  ///
  /// @param games how many there are
  /// @param begun those that the player began
  /// @param parts what the player scored in them, in parts of a win, see [GameRecord#score]: halves
  ///   where two play
  /// @param starterParts what those scored who began, likewise
  /// @param turns turns of all of them
  /// @param drawn those that nobody won
  record Pair(int games, int begun, int parts, int starterParts, long turns, int drawn) {
    double score() {
      return parts / ((double) GameRecord.partsOfAWin(games) * games);
    }
  }

  void take(GameRecord game) {
    if (game.game() % seats != waiting.size()) {
      throw new IllegalStateException(
          "game %d of %s is not the next one of a group".formatted(game.game(), game.arm()));
    }
    waiting.add(game);
    if (waiting.size() < seats) {
      return;
    }
    Pair pair =
        new Pair(
            seats,
            (int) waiting.stream().filter(each -> each.starter().equals(player)).count(),
            waiting.stream().mapToInt(each -> each.score(player, seats)).sum(),
            waiting.stream().mapToInt(each -> each.score(each.starter(), seats)).sum(),
            waiting.stream().mapToLong(GameRecord::turns).sum(),
            (int) waiting.stream().filter(each -> !each.isDecided()).count());
    waiting.clear();
    pairs.add(pair);
    counts = counts.with(pair.parts());
    starterCounts = starterCounts.with(pair.starterParts());
    drawn = drawn.with(seats, pair.drawn(), seats);
    turns = turns.with(seats, pair.turns(), seats);
  }

  int seats() {
    return seats;
  }

  List<Pair> pairs() {
    return pairs;
  }

  LatticeSample counts() {
    return counts;
  }

  Estimate score() {
    return Estimate.of(counts);
  }

  /// The score of those who began.
  Estimate starterScore() {
    return Estimate.of(starterCounts);
  }

  Estimate drawn() {
    return Estimate.of(drawn);
  }

  Estimate turns() {
    return Estimate.of(turns);
  }
}
