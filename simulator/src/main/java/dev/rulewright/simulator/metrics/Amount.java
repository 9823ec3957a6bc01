package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;

/// What is counted in one game.
public interface Amount {

  /// One of every game.
  Amount GAME = _ -> 1;

  /// One of every game that somebody won.
  Amount DECIDED_GAME = game -> game.isDecided() ? 1 : 0;

  /// One of every game that a player won.
  static Amount wonBy(String player) {
    return game -> game.winners().contains(player) ? 1 : 0;
  }

  /// How much it is in a game.
  long in(GameRecord game);
}
