package dev.rulewright.starquest.board;

/// A door that can be opened: two edges side by side, or one.
///
/// @param index its place among the doors of the map, from 0
/// @param first the square left of its upper edge, or above its left edge
/// @param last the square left of its lower edge, or above its right edge
public record Door(int index, Square first, Square last) {

  /// The bit of this door in a set of doors.
  public long bit() {
    return 1L << index;
  }

  /// The squares on the left, or above.
  @Override
  public String toString() {
    return first.equals(last) ? first.toString() : first + "-" + last;
  }
}
