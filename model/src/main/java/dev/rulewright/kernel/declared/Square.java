package dev.rulewright.kernel.declared;

/// A square of a board; equal by column and row.
///
/// @param column from 1, at the left; `a` in notation
/// @param row from 1, at the top
public record Square(int column, int row) {

  /// The column, from 1 at the left.
  @Override
  public int column() {
    return column;
  }

  /// The row, from 1 at the top.
  @Override
  public int row() {
    return row;
  }

  /// How many steps it is to another square, each up, down, to the left or to the right.
  public int steps(Square other) {
    return Math.abs(column - other.column) + Math.abs(row - other.row);
  }

  /// How many steps it is to another square if they may be diagonal too.
  public int diagonalSteps(Square other) {
    return Math.max(Math.abs(column - other.column), Math.abs(row - other.row));
  }

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
