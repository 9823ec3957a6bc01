package dev.rulewright.simulator.explore;

/// A set of fingerprints: open addressing with linear probing, eight bytes a place, between half
/// and three quarters of the places taken. Nothing is ever removed. Zero stands for a free place
/// and is never added.
final class FingerprintTable {

  private static final int SMALLEST = 64;

  private final int unusedBits;
  private long[] places = new long[SMALLEST];
  private int size;

  /// An empty set.
  ///
  /// @param unusedBits the highest bits of a fingerprint, in which all in this table agree
  FingerprintTable(int unusedBits) {
    this.unusedBits = unusedBits;
  }

  /// What lies where a fingerprint is looked for first: itself, nothing (0), or another one.
  long peek(long fingerprint) {
    return places[first(fingerprint, places.length)];
  }

  /// Whether a fingerprint is in the set.
  boolean contains(long fingerprint) {
    long[] in = places;
    int at = first(fingerprint, in.length);
    while (true) {
      long there = in[at];
      if (there == fingerprint) {
        return true;
      }
      if (there == 0) {
        return false;
      }
      at = at + 1 == in.length ? 0 : at + 1;
    }
  }

  /// Adds a fingerprint.
  ///
  /// @return whether it is new
  boolean add(long fingerprint) {
    if (!put(places, fingerprint)) {
      return false;
    }
    size++;
    if (size > places.length - (places.length >> 2)) {
      grow();
    }
    return true;
  }

  private boolean put(long[] in, long fingerprint) {
    int at = first(fingerprint, in.length);
    while (in[at] != 0) {
      if (in[at] == fingerprint) {
        return false;
      }
      at = at + 1 == in.length ? 0 : at + 1;
    }
    in[at] = fingerprint;
    return true;
  }

  /// Any capacity will do, so that the table can grow by half: by doubling it would be little more
  /// than a third full afterwards.
  private int first(long fingerprint, int capacity) {
    return (int) Math.unsignedMultiplyHigh(fingerprint << unusedBits, capacity);
  }

  private void grow() {
    long[] larger = new long[Math.toIntExact(places.length + (places.length >> 1))];
    for (long fingerprint : places) {
      if (fingerprint != 0) {
        put(larger, fingerprint);
      }
    }
    places = larger;
  }

  /// Bytes on the heap.
  long bytes() {
    return 8L * places.length;
  }
}
