package dev.rulewright.simulator.explore;

/// The number of each position by its fingerprint: four bytes a place, two thirds of the places
/// taken, and the fingerprints themselves in the log.
final class Numbers {

  private final Log log;
  private final int[] places;

  /// The numbers of all positions in a log.
  Numbers(Log log) {
    this.log = log;
    places = new int[Math.toIntExact(log.size() * 3L / 2 + 1)];
    for (int number = 0; number < log.size(); number++) {
      int at = first(log.fingerprint(number));
      while (places[at] != 0) {
        at = at + 1 == places.length ? 0 : at + 1;
      }
      places[at] = number + 1;
    }
  }

  private int first(long fingerprint) {
    return (int) Math.unsignedMultiplyHigh(fingerprint, places.length);
  }

  /// The number of a position.
  ///
  /// @throws IllegalStateException if the position was not found before
  int of(long fingerprint) {
    int at = first(fingerprint);
    while (places[at] != 0) {
      int number = places[at] - 1;
      if (log.fingerprint(number) == fingerprint) {
        return number;
      }
      at = at + 1 == places.length ? 0 : at + 1;
    }
    throw new IllegalStateException(
        "a position is reached that was not found before"
            + "\nMaybe the game or the encoding does not always answer the same");
  }
}
