package dev.rulewright.kernel.declared;

/// A square of a board.
///
/// @param column from 1, at the left; `a` in notation
/// @param row from 1, at the top
public record Square(int column, int row) {

  /// The name in notation, such as `b3`.
  public String id() {
    return (char) ('a' + column - 1) + Integer.toString(row);
  }

  /// The name in notation.
  @Override
  public String toString() {
    return id();
  }
}
