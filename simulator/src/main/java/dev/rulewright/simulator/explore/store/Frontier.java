package dev.rulewright.simulator.explore.store;

import dev.rulewright.simulator.explore.encoding.Bytes;
import java.util.ArrayList;
import java.util.List;

/// The positions that are still to be expanded, encoded, in the order in which they were found:
/// first in, first out. Each encoding is preceded by its length in two bytes. Where what was taken
/// is kept, every position can be read again by its number: of one in 64 it is remembered where it
/// begins.
public final class Frontier {

  /// What becomes of positions on the heap that were taken.
  public enum Taken {
    DROPPED,
    KEPT
  }

  private static final int LONGEST = 0xFFFF;
  private static final int EVERY = 64;

  private final Pages pages;
  private final Taken what;
  private final List<Long> begins = new ArrayList<>();
  private int added;
  private long next;

  /// Begins empty, on the heap.
  public Frontier(Taken what) {
    this(new Pages(), 0, what);
  }

  /// @param taken how many bytes have been taken
  Frontier(Pages pages, long taken, Taken what) {
    this.pages = pages;
    this.what = what;
    next = taken;
  }

  /// Adds a position.
  ///
  /// @param bytes where its encoding is
  public void add(byte[] bytes, int offset, int length) {
    if (length > LONGEST) {
      throw new IllegalStateException("a position takes " + length + " bytes");
    }
    if (what == Taken.KEPT && added++ % EVERY == 0) {
      begins.add(pages.length());
    }
    pages.put(length >>> 8);
    pages.put(length);
    pages.put(bytes, offset, length);
  }

  /// Takes the next positions, their encodings one behind the other.
  ///
  /// @param positions how many there are at least
  public void take(int positions, Bytes into) {
    long before = next;
    into.moveTo(0);
    for (int i = 0; i < positions; i++) {
      next = copy(next, into);
    }
    into.moveTo(0);
    if (what == Taken.DROPPED) {
      pages.forget(before / Pages.PAGE, next / Pages.PAGE);
    }
  }

  /// How many bytes have been taken.
  public long taken() {
    return next;
  }

  /// How many bytes have been added.
  public long bytes() {
    return pages.length();
  }

  /// Begins again with the first position, where what was taken is kept.
  public void restart() {
    next = 0;
  }

  /// Copies the encoding of a position, where what was taken is kept.
  public void read(int number, Bytes into) {
    long at = begins.get(number / EVERY);
    for (int i = number % EVERY; i > 0; i--) {
      at += 2 + lengthAt(at);
    }
    into.moveTo(0);
    copy(at, into);
    into.moveTo(0);
  }

  private int lengthAt(long place) {
    return pages.get(place) << 8 | pages.get(place + 1);
  }

  /// Copies the encoding at a place, and tells where the next one is.
  private long copy(long place, Bytes into) {
    int length = lengthAt(place);
    pages.copy(place + 2, length, into);
    return place + 2 + length;
  }
}
