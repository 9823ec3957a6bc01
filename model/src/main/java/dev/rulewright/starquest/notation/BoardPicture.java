package dev.rulewright.starquest.notation;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.material.Figure;
import java.util.TreeMap;

/// The board as text: walls, doors, openings, and who stands where. What the letters mean stands
/// below it.
record BoardPicture(Names names) {

  private static final int WIDTH = 3;

  String draw(Position position) {
    var picture = new StringBuilder("   ");
    for (int x = 0; x < board().width(); x++) {
      picture.append("  ").append((char) ('a' + x)).append(' ');
    }
    for (int y = 0; y < board().height(); y++) {
      picture.append('\n').append(edges(position, y)).append('\n').append(squares(position, y));
    }
    picture.append('\n').append(edges(position, board().height())).append('\n');
    legend(position).forEach((mark, what) -> picture.append("%s %s\n".formatted(mark, what)));
    return picture.toString();
  }

  private Board board() {
    return names.material().board();
  }

  private int index(int x, int y) {
    return y * board().width() + x;
  }

  private String edges(Position position, int y) {
    var line = new StringBuilder("   ");
    for (int x = 0; x < board().width(); x++) {
      line.append('+');
      char edge =
          y == 0
              ? edge(position, index(x, 0), Direction.N)
              : edge(position, index(x, y - 1), Direction.S);
      line.append(Character.toString(edge == '|' ? '-' : edge == 'H' ? '=' : edge).repeat(WIDTH));
    }
    return line.append('+').toString();
  }

  private String squares(Position position, int y) {
    var line = new StringBuilder("%2d ".formatted(y + 1));
    for (int x = 0; x < board().width(); x++) {
      int square = index(x, y);
      line.append(edge(position, square, Direction.W)).append(content(position, square));
    }
    return line.append(edge(position, index(board().width() - 1, y), Direction.E)).toString();
  }

  /// What lies between a square and the next: a wall `|`, a closed door `H`, a doorway `o`,
  /// nothing.
  private char edge(Position position, int square, Direction way) {
    int next = board().next(square, way);
    boolean here = board().exists(square);
    boolean there = next >= 0 && board().exists(next);
    if (!here && !there) {
      return ' ';
    }
    if (here != there) {
      return '|';
    }
    var edges = board().edges();
    if (edges.isClosed(square, way, position.explored().closedDoors())) {
      return edges.isClosed(square, way, 0) ? '|' : 'H';
    }
    return edges.isDoorway(square, way) ? 'o' : ' ';
  }

  private String content(Position position, int square) {
    if (!board().exists(square)) {
      return "   ";
    }
    for (int piece : position.all()) {
      if (covers(piece, square)) {
        return mark(piece) + (Piece.isDone(piece) ? "'" : piece == position.active() ? "*" : " ");
      }
    }
    return board().dockOf(square) > 0
        ? " " + board().dockOf(square) + " "
        : square == board().goal() ? " P " : isReinforcement(square) ? " R " : " . ";
  }

  private boolean isReinforcement(int square) {
    return (board().reinforcement()[square >> 6] >>> square & 1) != 0;
  }

  private boolean covers(int piece, int square) {
    int at = Piece.square(piece);
    return at == square
        || (isLarge(piece)
            && (square == at + 1
                || square == at + board().width()
                || square == at + board().width() + 1));
  }

  private boolean isLarge(int piece) {
    return !Piece.isBlip(piece)
        && names
            .material()
            .dreadnought()
            .filter(kind -> kind.index() == Piece.kindIndex(piece))
            .isPresent();
  }

  /// Two letters: the initials of the figure, after the number of its team, or after `?` for a
  /// blip.
  private String mark(int piece) {
    Figure kind = Piece.kind(piece, names.material());
    if (Piece.isBlip(piece)) {
      return "?" + kind.id().charAt(0);
    }
    String team = Piece.isMarine(piece) ? Integer.toString(Piece.ownerIndex(piece)) : "";
    String[] words = kind.id().split("-", -1);
    String initials =
        words.length > 1
            ? "" + words[0].charAt(0) + words[words.length - 1].charAt(0)
            : kind.id().substring(0, 2);
    return team.isEmpty()
        ? Character.toUpperCase(initials.charAt(0)) + initials.substring(1)
        : team + Character.toUpperCase(initials.charAt(0));
  }

  /// Every mark in the picture with what it stands for.
  private TreeMap<String, String> legend(Position position) {
    var legend = new TreeMap<String, String>();
    var text = new PieceText(names);
    for (int piece : position.all()) {
      String what = text.write(Piece.isBlip(piece) ? piece : Piece.fresh(piece));
      legend.merge(
          names.squares(Piece.square(piece)),
          mark(piece) + " " + what,
          (one, other) -> one + ", " + other);
    }
    return legend;
  }
}
