package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.PairCounts;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What came of the pairs of one arm: games 2k and 2k + 1 make a pair.
final class ArmScores {

  /// Halves that a player can score in a pair.
  static final int MOST_HALVES = 4;

  private final String player;
  private final List<Pair> pairs = new ArrayList<>();
  private PairCounts counts = PairCounts.NONE;
  private PairCounts starterCounts = PairCounts.NONE;
  private final List<GameRecord> waiting = new ArrayList<>(1);

  /// @param player whose scores are meant
  ArmScores(String player) {
    this.player = player;
  }

  /// Two games with the same chance.
  ///
  /// @param halves what the player scored in both, from 0 to 4 (a win is two halves)
  /// @param starterHalves what those scored who began, likewise
  /// @param turns turns of both games
  /// @param drawn games of the two that nobody won
  record Pair(int halves, int starterHalves, long turns, int drawn) {
    double score() {
      return halves / (double) MOST_HALVES;
    }
  }

  void take(GameRecord game) {
    if (waiting.isEmpty()) {
      waiting.add(game);
      return;
    }
    GameRecord first = waiting.removeFirst();
    if (first.game() + 1 != game.game() || game.game() % 2 == 0) {
      throw new IllegalStateException(
          "games %d and %d of %s make no pair".formatted(first.game(), game.game(), game.arm()));
    }
    Pair pair =
        new Pair(
            halves(first, player) + halves(game, player),
            halves(first, first.starter()) + halves(game, game.starter()),
            first.turns() + game.turns(),
            (first.isDecided() ? 0 : 1) + (game.isDecided() ? 0 : 1));
    pairs.add(pair);
    counts = counts.with(pair.halves());
    starterCounts = starterCounts.with(pair.starterHalves());
  }

  private static int halves(GameRecord game, String player) {
    if (!game.isDecided()) {
      return 1;
    }
    return Arrays.asList(game.winner().split("\\+", -1)).contains(player) ? 2 : 0;
  }

  List<Pair> pairs() {
    return pairs;
  }

  PairCounts counts() {
    return counts;
  }

  /// The score of those who began: ½ if beginning is worth nothing.
  PairCounts starterCounts() {
    return starterCounts;
  }

  /// The share of games that nobody won.
  double drawn() {
    return pairs.stream().mapToLong(Pair::drawn).sum() / 2.0 / pairs.size();
  }

  /// Turns in a game.
  PairedRatio turns() {
    PairedRatio turns = PairedRatio.NONE;
    for (Pair pair : pairs) {
      turns = turns.with(pair.turns(), 2);
    }
    return turns;
  }
}
