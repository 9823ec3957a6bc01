package dev.rulewright.simulator.explore;

/// The fingerprints of all positions found, in tables of their own by their highest bits, so that
/// several threads can fill them without getting in each other's way.
final class Fingerprints {

  private static final int BITS = 6;
  private static final int TABLES = 1 << BITS;

  private final FingerprintTable[] tables = new FingerprintTable[TABLES];

  Fingerprints() {
    for (int i = 0; i < TABLES; i++) {
      tables[i] = new FingerprintTable(BITS);
    }
  }

  /// The fingerprint of a position; zero, which the tables do not take, becomes one.
  static <P> long of(P position, Coder<P> coder) {
    long fingerprint = coder.fingerprint(position);
    return fingerprint == 0 ? 1 : fingerprint;
  }

  private static int table(long fingerprint) {
    return (int) (fingerprint >>> -BITS);
  }

  /// Gets what lies where each of the first so many fingerprints is looked for first: the processor
  /// fetches all of that from memory at the same time, while one look-up after the other waits for
  /// each.
  void peek(long[] fingerprints, int number, long[] there) {
    for (int i = 0; i < number; i++) {
      there[i] = tables[table(fingerprints[i])].peek(fingerprints[i]);
    }
  }

  /// Whether a fingerprint is known.
  boolean contains(long fingerprint) {
    return tables[table(fingerprint)].contains(fingerprint);
  }

  /// Adds a fingerprint.
  ///
  /// @return whether it is new
  boolean add(long fingerprint) {
    return tables[table(fingerprint)].add(fingerprint);
  }

  /// Which of some threads fills the table of a fingerprint.
  static int owner(long fingerprint, int threads) {
    return (table(fingerprint) * threads) >>> BITS;
  }

  /// Bytes on the heap.
  long bytes() {
    long bytes = 0;
    for (FingerprintTable table : tables) {
      bytes += table.bytes();
    }
    return bytes;
  }
}
