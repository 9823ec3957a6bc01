package dev.rulewright.simulator.explore;

import java.util.ArrayDeque;
import java.util.Deque;

/// The frontier on the heap. Each encoding is preceded by its length in two bytes.
final class FrontierInMemory implements Frontier {

  private static final int PAGE = 1 << 16;
  private static final int LONGEST = 0xFFFF;

  private final Deque<byte[]> pages = new ArrayDeque<>();
  private int written = PAGE;
  private int read;

  @Override
  public void add(byte[] bytes, int offset, int length) {
    checkLength(length);
    put(length >>> 8);
    put(length);
    for (int done = 0; done < length; ) {
      int part = Math.min(length - done, room());
      System.arraycopy(bytes, offset + done, pages.getLast(), written, part);
      written += part;
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
    pages.getLast()[written++] = (byte) value;
  }

  /// The bytes left on the last page, of which there is then at least one.
  private int room() {
    if (written == PAGE) {
      pages.addLast(new byte[PAGE]);
      written = 0;
    }
    return PAGE - written;
  }

  @Override
  public void take(int positions, Bytes into) {
    into.moveTo(0);
    for (int i = 0; i < positions; i++) {
      int length = get() << 8 | get();
      for (int done = 0; done < length; ) {
        int part = Math.min(length - done, left());
        into.put(pages.getFirst(), read, part);
        read += part;
        done += part;
      }
    }
    into.moveTo(0);
  }

  private int get() {
    left();
    return pages.getFirst()[read++] & 0xFF;
  }

  /// The bytes left on the first page, of which there is then at least one.
  private int left() {
    if (read == PAGE) {
      pages.removeFirst();
      read = 0;
    }
    return PAGE - read;
  }
}
