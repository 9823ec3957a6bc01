package dev.rulewright.simulator.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The frontier on the heap, in pages. Each encoding is preceded by its length in two bytes. Where
/// what was taken is kept, every position can be read again by its number: of one in 64 it is
/// remembered where it begins.
final class FrontierInMemory implements Frontier {

  /// What becomes of positions that were taken.
  enum Taken {
    DROPPED,
    KEPT
  }

  private static final int PAGE = 1 << 16;
  private static final int LONGEST = 0xFFFF;
  private static final int EVERY = 64;
  private static final byte[] DROPPED_PAGE = {};

  private final Taken taken;
  private final List<byte[]> pages = new ArrayList<>();
  private long[] begins = new long[16];
  private int size;
  private long end;
  private long next;

  FrontierInMemory(Taken taken) {
    this.taken = taken;
  }

  @Override
  public void add(byte[] bytes, int offset, int length) {
    checkLength(length);
    if (taken == Taken.KEPT && size % EVERY == 0) {
      if (size / EVERY == begins.length) {
        begins = Arrays.copyOf(begins, 2 * begins.length);
      }
      begins[size / EVERY] = end;
    }
    size++;
    put(length >>> 8);
    put(length);
    for (int done = 0; done < length; ) {
      int part = Math.min(length - done, room());
      System.arraycopy(bytes, offset + done, pages.getLast(), (int) (end % PAGE), part);
      end += part;
      done += part;
    }
  }

  /// Lengths are written in two bytes.
  static void checkLength(int length) {
    if (length > LONGEST) {
      throw new IllegalStateException("a position takes " + length + " bytes");
    }
  }

  private void put(int value) {
    room();
    pages.getLast()[(int) (end++ % PAGE)] = (byte) value;
  }

  /// The bytes left on the last page, of which there is then at least one.
  private int room() {
    int used = (int) (end % PAGE);
    if (used == 0 && pages.size() == end / PAGE) {
      pages.add(new byte[PAGE]);
    }
    return PAGE - used;
  }

  @Override
  public void take(int positions, Bytes into) {
    long before = next;
    into.moveTo(0);
    for (int i = 0; i < positions; i++) {
      next = copy(next, into);
    }
    into.moveTo(0);
    for (long page = before / PAGE; taken == Taken.DROPPED && page < next / PAGE; page++) {
      pages.set((int) page, DROPPED_PAGE);
    }
  }

  /// Begins again with the first position, where what was taken is kept.
  void restart() {
    next = 0;
  }

  /// Copies the encoding of a position, where what was taken is kept.
  void read(int number, Bytes into) {
    long at = begins[number / EVERY];
    for (int i = number % EVERY; i > 0; i--) {
      at += 2 + lengthAt(at);
    }
    into.moveTo(0);
    copy(at, into);
    into.moveTo(0);
  }

  private int lengthAt(long at) {
    return get(at) << 8 | get(at + 1);
  }

  private int get(long at) {
    return pages.get((int) (at / PAGE))[(int) (at % PAGE)] & 0xFF;
  }

  /// Copies the encoding at a place, and tells where the next one is.
  private long copy(long place, Bytes into) {
    long at = place + 2;
    for (int left = lengthAt(place); left > 0; ) {
      int used = (int) (at % PAGE);
      int part = Math.min(left, PAGE - used);
      into.put(pages.get((int) (at / PAGE)), used, part);
      at += part;
      left -= part;
    }
    return at;
  }
}
