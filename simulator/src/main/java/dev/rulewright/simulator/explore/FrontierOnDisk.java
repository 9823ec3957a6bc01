package dev.rulewright.simulator.explore;

import java.nio.ByteBuffer;

/// The frontier in a file. What was taken stays there. Each encoding is preceded by its length in
/// two bytes.
final class FrontierOnDisk implements Frontier {

  private static final int BUFFER = 1 << 20;

  private final AppendedFile file;
  private final ByteBuffer ahead = ByteBuffer.allocate(BUFFER).limit(0);

  /// Where in the file the buffer ends.
  private long readTo;

  /// A frontier in a file of which some has been taken.
  FrontierOnDisk(AppendedFile file, long taken) {
    this.file = file;
    readTo = taken;
  }

  @Override
  public void add(byte[] bytes, int offset, int length) {
    FrontierInMemory.checkLength(length);
    file.room(2 + length).putShort((short) length).put(bytes, offset, length);
  }

  @Override
  public void take(int positions, Bytes into) {
    into.moveTo(0);
    for (int i = 0; i < positions; i++) {
      need(2);
      int length = ahead.getShort() & 0xFFFF;
      need(length);
      into.put(ahead.array(), ahead.position(), length);
      ahead.position(ahead.position() + length);
    }
    into.moveTo(0);
  }

  private void need(int bytes) {
    if (ahead.remaining() < bytes) {
      long from = taken();
      ahead.clear();
      file.read(from, ahead);
      readTo = from + ahead.remaining();
    }
  }

  /// How many bytes of the file have been taken.
  long taken() {
    return readTo - ahead.remaining();
  }
}
