package dev.rulewright.starquest.board;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The squares of a map and what lies between them, whatever doors are closed.
///
/// A place of the grid that is no square has a number all the same; everything around it is closed.
public final class Board {

  /// The most columns.
  public static final int MOST_COLUMNS = 26;

  /// The most squares.
  public static final int MOST_SQUARES = 1024;

  /// The most doors that can be opened.
  public static final int MOST_DOORS = 64;

  /// No door.
  static final int NO_DOOR = -1;

  private final int width;
  private final int height;
  private final List<Square> squares;
  private final Edges edges;
  private final long[] existing;
  private final List<long[]> boards;
  private final List<List<Square>> docks;
  private final byte[] boardOf;
  private final byte[] dockOf;
  private final long[] doorsAt;
  private final long[] reinforcement;
  private final @Nullable Square goal;

  /// A board from its parts.
  ///
  /// @param edges what lies between the squares
  /// @param existing the places of the grid that are squares
  /// @param boards the squares of each board, in order; none if the map has one board that needs no
  ///   scan
  /// @param docks the squares of each entry area in the order in which figures are set up
  /// @param reinforcement the squares marked R
  /// @param goal the square of the primary mission, if it is one
  Board(
      int width,
      int height,
      Edges edges,
      long[] existing,
      List<long[]> boards,
      List<List<Square>> docks,
      long[] reinforcement,
      @Nullable Square goal) {
    this.width = width;
    this.height = height;
    this.edges = edges;
    this.existing = existing;
    this.boards = List.copyOf(boards);
    this.docks = docks.stream().map(List::copyOf).toList();
    this.reinforcement = reinforcement;
    this.goal = goal;
    var all = new Square[width * height];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Square(i % width, i / width);
    }
    squares = List.of(all);
    doorsAt = new long[all.length];
    for (int square = 0; square < all.length; square++) {
      for (Direction way : Direction.ALL) {
        int door = way.isDiagonal() || next(square, way) < 0 ? NO_DOOR : edges.door(square, way);
        doorsAt[square] |= door == NO_DOOR ? 0 : 1L << door;
      }
    }
    boardOf = new byte[all.length];
    dockOf = new byte[all.length];
    for (int board = 0; board < boards.size(); board++) {
      for (int at = SquareSet.next(boards.get(board), 0);
          at >= 0;
          at = SquareSet.next(boards.get(board), at + 1)) {
        boardOf[at] = (byte) (board + 1);
      }
    }
    for (int dock = 0; dock < docks.size(); dock++) {
      for (Square square : docks.get(dock)) {
        dockOf[index(square)] = (byte) (dock + 1);
      }
    }
  }

  /// Columns.
  public int width() {
    return width;
  }

  /// Rows.
  public int height() {
    return height;
  }

  /// The places of the grid, squares or not.
  public int size() {
    return squares.size();
  }

  /// The words of a set of squares.
  public int words() {
    return SquareSet.words(squares.size());
  }

  /// The square of a number.
  public Square square(int index) {
    return squares.get(index);
  }

  /// The number of a square.
  public int index(Square square) {
    return square.y() * width + square.x();
  }

  /// Whether a place of the grid is a square.
  public boolean exists(int square) {
    return SquareSet.has(existing, square);
  }

  /// All squares.
  public long[] existing() {
    return existing;
  }

  /// The square of a name, if there is one.
  public Optional<Square> square(String name) {
    if (!name.matches("[a-z][1-9]\\d?")) {
      return Optional.empty();
    }
    var square = new Square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    return square.x() < width && square.y() < height && exists(index(square))
        ? Optional.of(squares.get(index(square)))
        : Optional.empty();
  }

  /// The number of boards that are scanned; none if the map needs no scan.
  public int boards() {
    return boards.size();
  }

  /// The squares of a board.
  ///
  /// @param board from 1
  public long[] board(int board) {
    return boards.get(board - 1);
  }

  /// The number of the board on which a square lies, from 1; 0 if on none.
  public int boardOf(int square) {
    return boardOf[square];
  }

  /// The squares of each entry area, in the order in which figures are set up.
  public List<List<Square>> docks() {
    return docks;
  }

  /// The number of the entry area to which a square belongs, from 1; 0 if to none.
  public int dockOf(int square) {
    return dockOf[square];
  }

  /// Whether one can walk from an entry area to another one without leaving such areas.
  public boolean docksJoin(int one, int other) {
    return docksTouch(one, other)
        || IntStream.rangeClosed(1, docks.size())
            .anyMatch(between -> docksTouch(one, between) && docksTouch(between, other));
  }

  private boolean docksTouch(int one, int other) {
    for (int square = 0; square < size(); square++) {
      for (Direction way : Direction.ALL) {
        int next = next(square, way);
        if (next >= 0 && dockOf[square] == one && dockOf[next] == other) {
          return true;
        }
      }
    }
    return false;
  }

  /// The squares that can be reached from entry areas when all doors are open.
  long[] reachedFromDocks() {
    var reached = new long[words()];
    var next = new ArrayDeque<Integer>();
    docks.forEach(dock -> dock.forEach(square -> next.add(index(square))));
    while (!next.isEmpty()) {
      int square = next.remove();
      if (!SquareSet.has(reached, square)) {
        SquareSet.add(reached, square);
        for (Direction way : Direction.ALL) {
          if (!way.isDiagonal() && next(square, way) >= 0 && !edges.isClosed(square, way, 0)) {
            next.add(next(square, way));
          }
        }
      }
    }
    return reached;
  }

  /// The squares marked R.
  public long[] reinforcement() {
    return reinforcement;
  }

  /// The number of the square of the primary mission, or -1.
  public int goal() {
    return goal == null ? -1 : index(goal);
  }

  /// What lies between the squares.
  public Edges edges() {
    return edges;
  }

  /// The doors that can be opened.
  public List<Door> doors() {
    return edges.doors();
  }

  /// All of them, one bit each.
  public long allDoors() {
    return doors().stream().mapToLong(Door::bit).reduce(0, (one, other) -> one | other);
  }

  /// The doors next to a square, one bit each.
  public long doorsAt(int square) {
    return doorsAt[square];
  }

  /// The square next to a square, or -1 if that lies off the grid.
  public int next(int square, Direction direction) {
    int x = square % width + direction.dx();
    int y = square / width + direction.dy();
    return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
  }
}
