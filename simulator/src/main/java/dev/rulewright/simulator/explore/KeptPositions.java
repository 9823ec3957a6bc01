package dev.rulewright.simulator.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A frontier that keeps what was taken, so that every position can be read again by its number.
///
/// Each encoding is preceded by its length; for one of 64 positions it is remembered where it
/// begins.
final class KeptPositions implements Frontier {

  private static final int PAGE = 1 << 16;
  private static final int EVERY = 64;

  private final List<byte[]> pages = new ArrayList<>();
  private long[] begins = new long[16];
  private int size;
  private long end;
  private long next;

  @Override
  public void add(byte[] bytes, int offset, int length) {
    if (size % EVERY == 0) {
      if (size / EVERY == begins.length) {
        begins = Arrays.copyOf(begins, 2 * begins.length);
      }
      begins[size / EVERY] = end;
    }
    size++;
    FrontierInMemory.checkLength(length);
    append((byte) (length >>> 8));
    append((byte) length);
    for (int i = 0; i < length; i++) {
      append(bytes[offset + i]);
    }
  }

  private void append(byte value) {
    int at = (int) (end % PAGE);
    if (at == 0) {
      pages.add(new byte[PAGE]);
    }
    pages.getLast()[at] = value;
    end++;
  }

  private int get(long at) {
    return pages.get((int) (at / PAGE))[(int) (at % PAGE)] & 0xFF;
  }

  private int lengthAt(long at) {
    return get(at) << 8 | get(at + 1);
  }

  /// Begins again with the first position.
  void restart() {
    next = 0;
  }

  @Override
  public void take(int positions, Bytes into) {
    into.moveTo(0);
    for (int i = 0; i < positions; i++) {
      next = copy(next, into);
    }
    into.moveTo(0);
  }

  /// Copies the encoding of a position.
  void read(int number, Bytes into) {
    long at = begins[number / EVERY];
    for (int i = number % EVERY; i > 0; i--) {
      at += 2 + lengthAt(at);
    }
    into.moveTo(0);
    copy(at, into);
    into.moveTo(0);
  }

  private long copy(long at, Bytes into) {
    int length = lengthAt(at);
    for (long i = at + 2; i < at + 2 + length; i++) {
      into.put(get(i));
    }
    return at + 2 + length;
  }

  /// Bytes on the heap.
  long bytes() {
    return (long) pages.size() * PAGE + 8L * begins.length;
  }
}
