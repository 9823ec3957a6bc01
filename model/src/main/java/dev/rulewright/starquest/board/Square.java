package dev.rulewright.starquest.board;

/// A square as people name it: a letter for the column from the left, a number for the row from the
/// top, such as `c5`.
///
/// @param x column, from 0
/// @param y row, from 0
public record Square(int x, int y) implements Comparable<Square> {

  /// Row by row.
  @Override
  public int compareTo(Square other) {
    return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
  }

  @Override
  public String toString() {
    return (char) ('a' + x) + Integer.toString(y + 1);
  }
}
