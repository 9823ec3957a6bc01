package dev.rulewright.simulator.explore.store;

import dev.rulewright.simulator.explore.encoding.Coder;

/// The fingerprints of all positions found, in tables of their own by their highest bits, so that
/// several threads can fill them without getting in each other's way.
public final class Fingerprints {

  private static final int BITS = 6;
  private static final int TABLES = 1 << BITS;

  private final Table[] tables = new Table[TABLES];

  public Fingerprints() {
    for (int i = 0; i < TABLES; i++) {
      tables[i] = new Table(BITS);
    }
  }

  /// The fingerprint of a position; zero, which the tables do not take, becomes one.
  public static <P> long of(P position, Coder<P> coder) {
    long fingerprint = coder.fingerprint(position);
    return fingerprint == 0 ? 1 : fingerprint;
  }

  private static int table(long fingerprint) {
    return (int) (fingerprint >>> -BITS);
  }

  /// Gets what lies where each of the first so many fingerprints is looked for first: the processor
  /// fetches all of that from memory at the same time, while one look-up after the other waits for
  /// each.
  public void peek(long[] fingerprints, int number, long[] there) {
    for (int i = 0; i < number; i++) {
      there[i] = tables[table(fingerprints[i])].peek(fingerprints[i]);
    }
  }

  public boolean contains(long fingerprint) {
    return tables[table(fingerprint)].contains(fingerprint);
  }

  /// Adds a fingerprint.
  ///
  /// @return whether it is new
  public boolean add(long fingerprint) {
    return tables[table(fingerprint)].add(fingerprint);
  }

  /// Which of some threads fills the table of a fingerprint.
  public static int owner(long fingerprint, int threads) {
    return (table(fingerprint) * threads) >>> BITS;
  }

  public long bytes() {
    long bytes = 0;
    for (Table table : tables) {
      bytes += table.bytes();
    }
    return bytes;
  }

  /// A set of fingerprints: open addressing with linear probing, eight bytes a place, between half
  /// and three quarters of the places taken. Nothing is ever removed. Zero stands for a free place
  /// and is never added.
  static final class Table {

    private static final int SMALLEST = 64;

    private final int unusedBits;
    private long[] places = new long[SMALLEST];
    private int size;

    /// An empty set.
    ///
    /// @param unusedBits the highest bits of a fingerprint, in which all in this table agree
    Table(int unusedBits) {
      this.unusedBits = unusedBits;
    }

    /// What lies where a fingerprint is looked for first: itself, nothing (0), or another one.
    long peek(long fingerprint) {
      return places[first(fingerprint, places.length)];
    }

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

    /// Any capacity will do, so that the table can grow by half: by doubling it would be little
    /// more than a third full afterwards.
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

    long bytes() {
      return 8L * places.length;
    }
  }
}
