package dev.rulewright.simulator.explore.store;

import static java.lang.invoke.MethodHandles.byteArrayViewVarHandle;
import static java.nio.ByteOrder.BIG_ENDIAN;

import java.lang.invoke.VarHandle;

/// The fingerprint of each position and the number of the position from which it was first found,
/// by the number of the position. The numbers follow the order of a breadth-first search by one
/// thread, on any number of threads.
public final class Log {

  /// The parent of a start.
  public static final int NONE = -1;

  /// Bytes of a position.
  static final int ENTRY = Long.BYTES + Integer.BYTES;

  private static final VarHandle FINGERPRINT =
      byteArrayViewVarHandle(long[].class, BIG_ENDIAN).withInvokeExactBehavior();
  private static final VarHandle PARENT =
      byteArrayViewVarHandle(int[].class, BIG_ENDIAN).withInvokeExactBehavior();

  private final Pages pages;

  /// Begins empty, on the heap.
  public Log() {
    this(new Pages());
  }

  Log(Pages pages) {
    this.pages = pages;
  }

  public void add(long fingerprint, int parent) {
    int at = pages.room(ENTRY);
    FINGERPRINT.set(pages.last(), at, fingerprint);
    PARENT.set(pages.last(), at + Long.BYTES, parent);
  }

  public int size() {
    return Math.toIntExact(pages.length() / ENTRY);
  }

  /// Bytes on the heap.
  public long bytes() {
    return pages.bytesOnHeap();
  }

  public long fingerprint(int number) {
    long place = (long) number * ENTRY;
    return (long) FINGERPRINT.get(pages.page(place), (int) (place % Pages.PAGE));
  }

  /// The number of the position from which a position was first found, or [#NONE].
  public int parent(int number) {
    long place = (long) number * ENTRY + Long.BYTES;
    return (int) PARENT.get(pages.page(place), (int) (place % Pages.PAGE));
  }
}
