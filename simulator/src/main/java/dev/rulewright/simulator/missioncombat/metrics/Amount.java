package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.simulator.batch.GameRecord;

/// What is counted in one game.
interface Amount {

  /// One of every game.
  Amount GAME = _ -> 1;

  /// One of every game that somebody won.
  Amount DECIDED_GAME = game -> game.isDecided() ? 1 : 0;

  long in(GameRecord game);
}
