package dev.rulewright.simulator.explore;

/// The fingerprint of each position and the number of the position from which it was first found,
/// by the number of the position. The numbers follow the order of a breadth-first search by one
/// thread, on any number of threads.
interface Log {

  /// The parent of a start.
  int NONE = -1;

  void add(long fingerprint, int parent);

  int size();

  long fingerprint(int number);

  long bytes();

  /// Adds the fingerprints of all positions to those that are known.
  default void addTo(Fingerprints known) {
    for (int number = 0; number < size(); number++) {
      known.add(fingerprint(number));
    }
  }

  /// The number of the position from which a position was first found, or [#NONE].
  int parent(int number);
}
