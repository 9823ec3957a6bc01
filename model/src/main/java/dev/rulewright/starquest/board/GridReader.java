package dev.rulewright.starquest.board;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the grid of a map: squares at odd lines and columns, what lies between them at the others.
final class GridReader {

  private static final String SQUARES = ".RP123#";
  private static final String UPRIGHT = " |Ho";
  private static final String LEVEL = " -=o";

  private final String source;
  private final List<String> rows = new ArrayList<>();
  private final int firstLine;
  private final List<Door> doors = new ArrayList<>();
  private byte[] right = {};
  private byte[] below = {};
  private @Nullable Square goal;

  /// @param from the index of the first line of the grid
  GridReader(String source, String[] lines, int from) {
    this.source = source;
    firstLine = from + 1;
    for (int i = from; i < lines.length && !MapReader.beginsPicture(lines[i]); i++) {
      rows.add(lines[i].stripTrailing());
    }
    while (!rows.isEmpty() && rows.getLast().isBlank()) {
      rows.removeLast();
    }
  }

  int width() {
    return rows.getFirst().length() / 2;
  }

  int height() {
    return rows.size() / 2;
  }

  Edges edges() {
    return new Edges(width(), right, below, doors);
  }

  /// Reads squares and edges, and refuses what makes no sense.
  void read() {
    checkSize();
    for (int line = 0; line < rows.size(); line++) {
      for (int column = 0; column < rows.get(line).length(); column++) {
        checkLetter(line, column);
      }
    }
    right = new byte[width() * height()];
    below = new byte[width() * height()];
    for (int line = 0; line < rows.size(); line++) {
      for (int column = line % 2 == 0 ? 1 : 0; column <= 2 * width(); column += 2) {
        readEdge(line, column);
      }
    }
  }

  private void checkSize() {
    if (rows.isEmpty() || rows.size() < 3) {
      throw BadInput.at(place(0, 0)).expected("the lines of the grid, squares at every second one");
    }
    int length = rows.getFirst().length();
    for (int line = 0; line < rows.size(); line++) {
      int found = rows.get(line).length();
      if (found != length) {
        throw BadInput.at(place(line, Math.min(found, length)))
            .because(
                "there is a hole: expected %d characters as in the first line, found %d"
                    .formatted(length, found));
      }
    }
    if (length % 2 == 0 || rows.size() % 2 == 0) {
      throw BadInput.at(place(rows.size() - 1, length - 1))
          .expected("an edge behind every square, so odd numbers of lines and of characters");
    }
    if (width() > Board.MOST_COLUMNS || width() * height() > Board.MOST_SQUARES || height() > 99) {
      throw BadInput.at(place(0, 0))
          .expected(
              "at most %d columns and %d squares"
                  .formatted(Board.MOST_COLUMNS, Board.MOST_SQUARES));
    }
  }

  private void checkLetter(int line, int column) {
    String allowed =
        line % 2 == 1 ? (column % 2 == 1 ? SQUARES : UPRIGHT) : (column % 2 == 1 ? LEVEL : "+");
    char letter = letter(line, column);
    if (allowed.indexOf(letter) < 0) {
      throw found(line, column).expected("one of '" + String.join("' '", allowed.split("")) + "'");
    }
    if (letter == 'P') {
      var square = new Square(column / 2, line / 2);
      if (goal != null) {
        throw found(line, column)
            .because("this letter stands already on " + goal + ", expected it once");
      }
      goal = square;
    }
  }

  // ---- Edges ----

  /// Reads what lies between the squares on both sides of an edge.
  private void readEdge(int line, int column) {
    boolean upright = line % 2 == 1;
    boolean before = upright ? isSquare(line, column - 1) : isSquare(line - 1, column);
    boolean behind = upright ? isSquare(line, column + 1) : isSquare(line + 1, column);
    char letter = letter(line, column);
    if (before != behind && letter == ' ') {
      throw BadInput.at(place(line, column))
          .because("there is a hole, expected a wall where the squares end");
    }
    if (before != behind && letter != '|' && letter != '-') {
      throw found(line, column).expected("a wall, for this leads where no square is");
    }
    if (!before && !behind && letter != ' ' && !isFrame(line, column)) {
      throw found(line, column)
          .because("this stands outside, expected a blank between places that are no squares");
    }
    byte edge = before && behind ? edge(letter, line, column, upright) : Edges.WALL;
    if (upright && column > 0) {
      right[line / 2 * width() + column / 2 - 1] = edge;
    } else if (!upright && line > 0) {
      below[(line / 2 - 1) * width() + column / 2] = edge;
    }
  }

  private boolean isFrame(int line, int column) {
    return line == 0 || column == 0 || line == rows.size() - 1 || column == 2 * width();
  }

  private byte edge(char letter, int line, int column, boolean upright) {
    return switch (letter) {
      case ' ' -> Edges.OPEN;
      case 'o' -> Edges.OPENING;
      case '-', '|' -> Edges.WALL;
      default -> (byte) (Edges.FIRST_DOOR + door(letter, line, column, upright));
    };
  }

  /// The index of the door at an edge: that of the edge before if the two are one door.
  private int door(char letter, int line, int column, boolean upright) {
    Square square =
        upright ? new Square(column / 2 - 1, line / 2) : new Square(column / 2, line / 2 - 1);
    int halves = 0;
    while (letterBefore(line, column, upright, halves + 1) == letter) {
      halves++;
    }
    if (halves % 2 == 1) {
      int index =
          upright
              ? right[(square.y() - 1) * width() + square.x()] - Edges.FIRST_DOOR
              : below[square.y() * width() + square.x() - 1] - Edges.FIRST_DOOR;
      doors.set(index, new Door(index, doors.get(index).first(), square));
      return index;
    }
    if (doors.size() == Board.MOST_DOORS) {
      throw BadInput.at(place(line, column)).expected("at most " + Board.MOST_DOORS + " doors");
    }
    doors.add(new Door(doors.size(), square, square));
    return doors.size() - 1;
  }

  private char letterBefore(int line, int column, boolean upright, int steps) {
    int otherLine = upright ? line - 2 * steps : line;
    int otherColumn = upright ? column : column - 2 * steps;
    return otherLine < 0 || otherColumn < 0 ? ' ' : letter(otherLine, otherColumn);
  }

  /// Refuses doors that no team can come to when all are open.
  void refuseUnreachableDoors(Board board) {
    if (board.docks().isEmpty()) {
      return;
    }
    long[] reached = board.reachedFromDocks();
    for (Door door : doors) {
      if (!SquareSet.has(reached, board.index(door.first()))) {
        boolean upright = letter(2 * door.first().y() + 1, 2 * door.first().x() + 2) == 'H';
        throw BadInput.at(
                place(
                    2 * door.first().y() + (upright ? 1 : 2),
                    2 * door.first().x() + (upright ? 2 : 1)))
            .because("nobody can reach this door, expected a way to it from an entry area");
      }
    }
  }

  // ---- Squares ----

  long[] existing() {
    return marked(".RP123");
  }

  long[] reinforcement() {
    return marked("R");
  }

  Optional<Square> goal() {
    return Optional.ofNullable(goal);
  }

  private long[] marked(String letters) {
    var set = new long[SquareSet.words(width() * height())];
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++) {
        if (letters.indexOf(letter(2 * y + 1, 2 * x + 1)) >= 0) {
          SquareSet.add(set, y * width() + x);
        }
      }
    }
    return set;
  }

  /// The squares in the rectangle that two corners span; entry areas are on no board.
  long[] between(Square one, Square other) {
    long[] set = marked(".RP");
    for (int square = 0; square < width() * height(); square++) {
      int x = square % width();
      int y = square / width();
      if (x < Math.min(one.x(), other.x())
          || x > Math.max(one.x(), other.x())
          || y < Math.min(one.y(), other.y())
          || y > Math.max(one.y(), other.y())) {
        SquareSet.remove(set, square);
      }
    }
    return set;
  }

  /// The square of a name.
  Square square(Word word) {
    String name = word.text();
    if (name.matches("[a-z][1-9]\\d?")) {
      var square = new Square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
      if (square.x() < width()
          && square.y() < height()
          && letter(2 * square.y() + 1, 2 * square.x() + 1) != '#') {
        return square;
      }
    }
    throw word.expected("a square of the grid, a1 to %s", new Square(width() - 1, height() - 1));
  }

  /// Refuses an entry area that has other squares than those of its number in the grid.
  void checkDock(int number, List<Square> dock, Place at) {
    for (Square square : dock) {
      if (letter(2 * square.y() + 1, 2 * square.x() + 1) != '0' + number) {
        throw BadInput.at(at)
            .found(square.toString())
            .expected("a square marked " + number + " in the grid");
      }
    }
    int marked = SquareSet.size(marked(Integer.toString(number)));
    if (marked != dock.size()) {
      throw BadInput.at(at)
          .expected("all %d squares marked %d, found %d".formatted(marked, number, dock.size()));
    }
  }

  /// Refuses marks of entry areas that the head does not list.
  void refuseOtherDocks(int docks) {
    for (int number = docks + 1; number <= 3; number++) {
      int at = SquareSet.next(marked(Integer.toString(number)), 0);
      if (at >= 0) {
        throw found(2 * (at / width()) + 1, 2 * (at % width()) + 1)
            .expected("a line 'dock " + number + ":' in the head");
      }
    }
  }

  private boolean isSquare(int line, int column) {
    return line >= 0
        && line < rows.size()
        && column >= 0
        && column < rows.get(line).length()
        && letter(line, column) != '#';
  }

  private char letter(int line, int column) {
    return rows.get(line).charAt(column);
  }

  /// Begins a report about a letter.
  private BadInput.Report found(int line, int column) {
    return BadInput.at(place(line, column)).found(String.valueOf(letter(line, column)));
  }

  private Place place(int line, int column) {
    return new Place(source, firstLine + line, column + 1);
  }
}
