package dev.rulewright.kernel.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/// Draws a board of squares in plain text: four columns and two lines for each square, then what
/// the signs mean. A piece that has acted is followed by `'`, one that acts by `*`.
///
/// @param grid the board
record GridText(Part.Grid grid) {

  private static final int MARGIN = 3;
  private static final int ACROSS = 4;

  List<String> lines() {
    var page = new char[2 * grid.rows() + 1][MARGIN + ACROSS * grid.columns() + 1];
    for (char[] line : page) {
      Arrays.fill(line, ' ');
    }
    var meanings = new TreeMap<String, String>();
    for (Part.Square square : grid.squares()) {
      corners(square, page);
      put(page, 2 * square.row() + 1, x(square.column()) + 1, content(square));
    }
    for (Part.Square square : grid.squares()) {
      for (Piece piece : square.spot().pieces()) {
        signs(square, piece, page);
        String what = piece.word() + (piece.values().isEmpty() ? "" : ", " + piece.values());
        meanings.merge(
            piece.sign() + " " + what, at(square, piece), (one, other) -> one + ", " + other);
      }
    }
    grid.edges().forEach(edge -> draw(edge, page));
    var lines = new ArrayList<String>();
    var columns = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < grid.columns(); column++) {
      columns.append("  ").append((char) ('a' + column)).append(' ');
    }
    lines.add(columns.toString());
    for (int row = 0; row < page.length; row++) {
      String number = row % 2 == 0 ? "   " : "%2d ".formatted(row / 2 + 1);
      lines.add(number + new String(page[row]).substring(MARGIN));
    }
    meanings.forEach(
        (sign, where) -> lines.addAll(PictureText.wrapped(sign + ": " + where, PictureText.WIDTH)));
    return lines;
  }

  private static String at(Part.Square square, Piece piece) {
    String marks = piece.marks().isEmpty() ? "" : " (" + String.join(", ", piece.marks()) + ")";
    return square.spot().id() + marks;
  }

  private static int x(int column) {
    return MARGIN + ACROSS * column;
  }

  private static void put(char[][] page, int line, int column, String text) {
    text.getChars(0, text.length(), page[line], column);
  }

  private static void corners(Part.Square square, char[][] page) {
    for (int line : new int[] {2 * square.row(), 2 * square.row() + 2}) {
      put(page, line, x(square.column()), "+");
      put(page, line, x(square.column() + 1), "+");
    }
  }

  private static String content(Part.Square square) {
    return square.mark().isEmpty() ? " . " : " " + square.mark() + " ";
  }

  private static void signs(Part.Square square, Piece piece, char[][] page) {
    String state =
        piece.marks().contains("done") ? "'" : piece.marks().contains("active") ? "*" : "";
    String sign = PictureText.padded(piece.sign() + state, 3).substring(0, 3);
    for (int row = 0; row < piece.span(); row++) {
      for (int column = 0; column < piece.span(); column++) {
        put(page, 2 * (square.row() + row) + 1, x(square.column() + column) + 1, sign);
      }
    }
  }

  private static void draw(Part.Edge edge, char[][] page) {
    boolean upright = edge.side() == Part.Side.RIGHT;
    String drawn =
        switch (edge.what()) {
          case WALL -> upright ? "|" : "---";
          case CLOSED_DOOR -> upright ? "H" : "===";
          case OPEN_DOOR, OPENING -> upright ? "o" : "ooo";
        };
    int line = 2 * edge.row() + (upright ? 1 : 2);
    put(page, line, x(edge.column() + (upright ? 1 : 0)) + (upright ? 0 : 1), drawn);
  }
}
