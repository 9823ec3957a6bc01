package dev.rulewright.simulator.explore;

/// The positions that are still to be expanded, encoded, in the order in which they were found:
/// first in, first out.
interface Frontier {

  /// Adds a position.
  ///
  /// @param bytes where its encoding is
  void add(byte[] bytes, int offset, int length);

  /// Takes the next positions, their encodings one behind the other.
  ///
  /// @param positions how many there are at least
  void take(int positions, Bytes into);
}
