package dev.rulewright.simulator.explore;

import java.nio.ByteBuffer;

/// The log in a file, twelve bytes a position.
final class LogOnDisk implements Log {

  static final int ENTRY = 12;

  private static final int ENTRIES_AT_ONCE = 1 << 16;

  private final AppendedFile file;
  private int size;

  LogOnDisk(AppendedFile file) {
    this.file = file;
    size = Math.toIntExact(file.length() / ENTRY);
  }

  @Override
  public void add(long fingerprint, int parent) {
    file.room(ENTRY).putLong(fingerprint).putInt(parent);
    size++;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long bytes() {
    return 0;
  }

  @Override
  public long fingerprint(int number) {
    return entry(number).getLong(0);
  }

  @Override
  public int parent(int number) {
    return entry(number).getInt(8);
  }

  private ByteBuffer entry(int number) {
    var entry = ByteBuffer.allocate(ENTRY);
    file.read((long) number * ENTRY, entry);
    return entry;
  }

  @Override
  public void addTo(Fingerprints known) {
    var entries = ByteBuffer.allocate(ENTRIES_AT_ONCE * ENTRY);
    for (long at = 0; at < file.length(); at += (long) ENTRIES_AT_ONCE * ENTRY) {
      file.read(at, entries.clear());
      while (entries.hasRemaining()) {
        known.add(entries.getLong());
        entries.getInt();
      }
    }
  }
}
