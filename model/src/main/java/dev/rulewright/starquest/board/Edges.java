package dev.rulewright.starquest.board;

import java.util.List;
import java.util.function.BiPredicate;

/// What lies between orthogonal neighbours.
public final class Edges {

  /// Nothing lies there. A door of index i is i + [#FIRST_DOOR].
  static final byte OPEN = 0;

  /// An opening that is always open: a door of one of the four walls, or an airlock.
  static final byte OPENING = 1;

  /// A wall, or the edge of something that is no square.
  static final byte WALL = 2;

  /// A door of index 0.
  static final byte FIRST_DOOR = 3;

  private final int width;
  private final byte[] right;
  private final byte[] below;
  private final List<Door> doors;

  /// @param right what lies between each square and the one on its right, see [#OPEN]
  /// @param below what lies between each square and the one below
  /// @param doors the doors that can be opened
  Edges(int width, byte[] right, byte[] below, List<Door> doors) {
    this.width = width;
    this.right = right;
    this.below = below;
    this.doors = List.copyOf(doors);
  }

  /// The doors that can be opened.
  List<Door> doors() {
    return doors;
  }

  /// What lies between a square and its neighbour.
  ///
  /// @param direction an orthogonal one that does not lead off the grid
  private byte edge(int square, Direction direction) {
    return switch (direction) {
      case E -> right[square];
      case W -> right[square - 1];
      case S -> below[square];
      case N -> below[square - width];
      case NW, NE, SW, SE -> throw new IllegalStateException(direction + " crosses no edge");
    };
  }

  /// Whether one cannot pass while some doors are closed.
  public boolean isClosed(int square, Direction direction, long closedDoors) {
    byte edge = edge(square, direction);
    return edge == WALL || (edge >= FIRST_DOOR && (closedDoors >>> (edge - FIRST_DOOR) & 1) != 0);
  }

  /// Whether there is a door, opened or not, or an opening of a wall.
  public boolean isDoorway(int square, Direction direction) {
    byte edge = edge(square, direction);
    return edge == OPENING || edge >= FIRST_DOOR;
  }

  /// Whether edges that fulfil a condition run through the base of 2 × 2 squares with this upper
  /// left one: the edges between the four of them.
  public boolean runThrough(int base, BiPredicate<Integer, Direction> condition) {
    return condition.test(base, Direction.E)
        || condition.test(base, Direction.S)
        || condition.test(base + 1, Direction.S)
        || condition.test(base + width, Direction.E);
  }

  /// The index of the door between a square and its neighbour, or [Board#NO_DOOR].
  int door(int square, Direction direction) {
    byte edge = edge(square, direction);
    return edge < FIRST_DOOR ? Board.NO_DOOR : edge - FIRST_DOOR;
  }
}
