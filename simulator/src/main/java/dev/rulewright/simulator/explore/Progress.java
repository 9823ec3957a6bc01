package dev.rulewright.simulator.explore;

/// Is told how far an exploration is. Called by one thread, every few thousand positions.
public interface Progress {

  /// Takes the next report.
  ///
  /// @param positions distinct positions found so far
  /// @param transitions moves and outcomes of chance gone along so far
  /// @param frontier positions that have not been gone on from
  /// @param depth steps from a start to the positions that are gone on from now
  void reached(long positions, long transitions, long frontier, int depth);
}
