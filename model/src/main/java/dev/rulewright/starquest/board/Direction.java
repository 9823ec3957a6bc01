package dev.rulewright.starquest.board;

import java.util.List;
import java.util.Locale;

/// One of the eight directions, in the order in which the squares around a square lie row by row;
/// so the opposite direction has the opposite place in the order.
public enum Direction {
  NW(-1, -1),
  N(0, -1),
  NE(1, -1),
  W(-1, 0),
  E(1, 0),
  SW(-1, 1),
  S(0, 1),
  SE(1, 1);

  /// All directions in their order.
  public static final List<Direction> ALL = List.of(values());

  /// The set of the four that are orthogonal, one bit for each direction.
  public static final int ORTHOGONAL = N.bit() | W.bit() | E.bit() | S.bit();

  private final int dx;
  private final int dy;

  Direction(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /// Columns to the right.
  public int dx() {
    return dx;
  }

  /// Rows downwards.
  public int dy() {
    return dy;
  }

  /// The bit of this direction in a set of directions.
  public int bit() {
    return 1 << ordinal();
  }

  /// Whether rows and columns change.
  public boolean isDiagonal() {
    return dx != 0 && dy != 0;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
