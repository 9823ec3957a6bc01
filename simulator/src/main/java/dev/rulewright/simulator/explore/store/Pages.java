package dev.rulewright.simulator.explore.store;

import dev.rulewright.simulator.explore.encoding.Bytes;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Bytes that only grow at their end and are read at any place: all of them on the heap, or in a
/// file, of which the page that grows and the one that was read last are on the heap. One thread
/// writes; those on the heap are read by any number.
final class Pages {

  /// Bytes of a page: entries of a [Log], so that none of them lies on two pages.
  static final int PAGE = 4096 * Log.ENTRY;

  private static final byte[] FORGOTTEN = {};

  private final @Nullable AppendedFile file;
  private final List<byte[]> onHeap = new ArrayList<>();
  private byte[] last = new byte[PAGE];
  private final byte[] read;
  private long readIndex = -1;
  private long length;
  private long flushed;

  /// No bytes yet, on the heap.
  Pages() {
    file = null;
    read = FORGOTTEN;
  }

  /// The bytes of a file.
  ///
  /// @param length how many there are
  Pages(AppendedFile file, long length) {
    this.file = file;
    this.length = length;
    flushed = length;
    read = new byte[PAGE];
    file.read(lastIndex() * PAGE, last);
  }

  long length() {
    return length;
  }

  /// Bytes on the heap, but for those of a file.
  long bytesOnHeap() {
    return (long) onHeap.size() * PAGE;
  }

  private long lastIndex() {
    return Math.max(0, length - 1) / PAGE;
  }

  // ---- Writing ----

  /// Makes room for bytes that fit on the page that grows, or on a new one if that is full.
  ///
  /// @return where they begin on what is then the [last page][#last]
  int room(int bytes) {
    int at = (int) (length % PAGE);
    if (at == 0) {
      flush();
      if (file == null) {
        last = new byte[PAGE];
        onHeap.add(last);
      }
    }
    length += bytes;
    return at;
  }

  /// The page that grows.
  byte[] last() {
    return last;
  }

  /// Writes the lowest eight bits.
  void put(int value) {
    int at = room(1);
    last[at] = (byte) value;
  }

  /// Writes some bytes of an array.
  void put(byte[] from, int offset, int count) {
    for (int done = 0; done < count; ) {
      int part = Math.min(count - done, PAGE - (int) (length % PAGE));
      int at = room(part);
      System.arraycopy(from, offset + done, last, at, part);
      done += part;
    }
  }

  /// Hands all that was written to the operating system, if there is a file.
  void flush() {
    if (file != null) {
      file.append(ByteBuffer.wrap(last, (int) (flushed % PAGE), (int) (length - flushed)));
      flushed = length;
    }
  }

  /// Frees the pages on the heap from one to before another; they are not read again.
  void forget(long from, long to) {
    for (long page = from; file == null && page < to; page++) {
      onHeap.set((int) page, FORGOTTEN);
    }
  }

  // ---- Reading ----

  /// The page that holds a place; its bytes begin at the multiple of [#PAGE] before it.
  byte[] page(long place) {
    long index = place / PAGE;
    if (file == null) {
      return onHeap.get((int) index);
    }
    if (index == lastIndex()) {
      return last;
    }
    if (index != readIndex) {
      file.read(index * PAGE, read);
      readIndex = index;
    }
    return read;
  }

  /// The byte at a place, from 0 to 255.
  int get(long place) {
    return page(place)[(int) (place % PAGE)] & 0xFF;
  }

  /// Copies bytes from a place on.
  void copy(long place, int count, Bytes into) {
    long at = place;
    for (int left = count; left > 0; ) {
      int begin = (int) (at % PAGE);
      int part = Math.min(left, PAGE - begin);
      into.put(page(at), begin, part);
      at += part;
      left -= part;
    }
  }
}
