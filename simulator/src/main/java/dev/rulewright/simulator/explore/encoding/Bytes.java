package dev.rulewright.simulator.explore.encoding;

import java.util.Arrays;

/// A growing array of bytes with a place at which is read or written next. Numbers below 128 take
/// one byte.
public final class Bytes {

  private byte[] array = new byte[64];
  private int at;

  /// The place of the next byte.
  public int at() {
    return at;
  }

  /// Goes to a place.
  public void moveTo(int place) {
    at = place;
  }

  /// The array itself, for whoever compares or copies; it is replaced when it grows.
  public byte[] array() {
    return array;
  }

  /// Makes room for more bytes after the present place.
  void ensure(int more) {
    if (at + more > array.length) {
      array = Arrays.copyOf(array, Math.max(at + more, array.length * 2));
    }
  }

  /// Writes the lowest eight bits.
  public void put(int value) {
    if (at == array.length) {
      ensure(1);
    }
    array[at++] = (byte) value;
  }

  /// Reads a number from 0 to 255.
  public int get() {
    return array[at++] & 0xFF;
  }

  /// Writes a number, seven bits a byte.
  ///
  /// @param value at least 0
  public void putNumber(int value) {
    int left = value;
    while (left > 0x7F) {
      put(left | 0x80);
      left >>>= 7;
    }
    put(left);
  }

  /// Reads what [#putNumber] has written.
  public int getNumber() {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      int next = array[at++];
      value |= (next & 0x7F) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  /// Writes some bytes of another array.
  public void put(byte[] from, int offset, int length) {
    ensure(length);
    System.arraycopy(from, offset, array, at, length);
    at += length;
  }
}
