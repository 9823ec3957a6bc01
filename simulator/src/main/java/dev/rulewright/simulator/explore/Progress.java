package dev.rulewright.simulator.explore;

/// A listener to an exploration. Called by one thread, every few thousand positions.
public interface Progress {

  void reached(State state);

  /// How far an exploration is.
  ///
  /// @param positions distinct positions found so far
  /// @param transitions moves and outcomes of chance gone along so far
  /// @param frontier positions that have not been expanded
  /// @param depth steps from a start to the positions that are expanded now
  /// @param bytes bytes on the heap for the positions found, their encodings in the frontier not
  ///   counted
  record State(long positions, long transitions, long frontier, int depth, long bytes) {}
}
