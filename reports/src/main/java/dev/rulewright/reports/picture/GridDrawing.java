package dev.rulewright.reports.picture;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Draws a board of squares with its walls and doors, and below it what the letters on it mean.
final class GridDrawing {

  private static final int MARGIN = 18;
  private static final int LEAD = 14;

  private final Part.Grid grid;
  private final int cell;
  private final int left;
  private final Marked marked;

  private GridDrawing(Part.Grid grid, int width, Marked marked) {
    this.grid = grid;
    this.marked = marked;
    cell = cell(grid, width);
    left = MARGIN + (width - MARGIN - cell * grid.columns()) / 2;
  }

  /// The width that a board needs to be legible.
  static int width(Part.Grid grid) {
    return MARGIN + grid.columns() * 24 + 2;
  }

  private static int cell(Part.Grid grid, int width) {
    return Math.min(40, (width - MARGIN - 2) / grid.columns());
  }

  static Drawing of(Part.Grid grid, int width, Marked marked, Legend.Where where) {
    return new GridDrawing(grid, width, marked).drawing(width, where);
  }

  private Drawing drawing(int width, Legend.Where where) {
    Map<String, int[]> bounds = new HashMap<>();
    var pieces = new ArrayList<Markup>();
    for (Part.Square square : grid.squares()) {
      for (Piece piece : square.spot().pieces()) {
        pieces.add(piece(square, piece));
      }
      bounds.put(square.spot().id(), new int[] {x(square.column()), y(square.row()), cell, cell});
    }
    int bottom = y(grid.rows()) + 6;
    var legend = new ArrayList<Markup>();
    int line = bottom;
    List<String> meanings = where == Legend.Where.BELOW ? Legend.of(grid).lines() : List.of();
    for (String each : meanings) {
      for (String text : Lettering.lines(each, Chip.SMALL, width)) {
        line += LEAD;
        legend.add(Markup.of("<text class=\"note\" x=\"0\" y=\"{}\">{}</text>", line, text));
      }
    }
    return new Drawing(
        Markup.of(
            "{}{}{}{}{}",
            coordinates(),
            Markup.each(grid.squares(), this::square),
            Markup.each(grid.edges(), this::edge),
            pieces,
            legend),
        width,
        line + 4,
        bounds);
  }

  private int x(int column) {
    return left + column * cell;
  }

  private int y(int row) {
    return MARGIN + row * cell;
  }

  private Markup coordinates() {
    var all = new ArrayList<Markup>();
    for (int column = 0; column < grid.columns(); column++) {
      all.add(label(x(column) + cell / 2, 12, Character.toString('a' + column)));
    }
    for (int row = 0; row < grid.rows(); row++) {
      all.add(label(left - 9, y(row) + cell / 2 + 4, Integer.toString(row + 1)));
    }
    return Markup.of("{}", all);
  }

  private static Markup label(int x, int y, String text) {
    return Markup.of("<text class=\"coordinate\" x=\"{}\" y=\"{}\">{}</text>", x, y, text);
  }

  private Markup square(Part.Square square) {
    int x = x(square.column());
    int y = y(square.row());
    boolean seen = square.light() == Part.Light.SEEN && square.spot().pieces().isEmpty();
    return Markup.of(
        "<g class=\"square {}\" data-place=\"{}\"><title>{}</title>"
            + "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>{}{}</g>\n",
        square.light().name().toLowerCase(Locale.ROOT),
        square.spot().id(),
        square.spot().name(),
        x,
        y,
        cell,
        cell,
        square.mark().isEmpty() || !square.spot().pieces().isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<text class=\"mark\" x=\"{}\" y=\"{}\">{}</text>",
                x + cell / 2,
                y + cell / 2 + 4,
                square.mark()),
        seen
            ? Markup.of("<circle cx=\"{}\" cy=\"{}\" r=\"2\"/>", x + cell / 2, y + cell - 5)
            : Markup.NOTHING);
  }

  private Markup edge(Part.Edge edge) {
    boolean upright = edge.side() == Part.Side.RIGHT;
    int x = x(edge.column() + (upright ? 1 : 0));
    int y = y(edge.row() + (upright ? 0 : 1));
    int end = cell;
    Markup line = Markup.of("<path d=\"M{} {}{}{}\"/>", x, y, upright ? "v" : "h", end);
    String kind = Name.of(edge.what().name());
    return edge.id().isEmpty()
        ? Markup.of("<g class=\"edge {}\">{}</g>\n", kind, line)
        : Markup.of(
            "<g class=\"edge {}\" data-door=\"{}\"><title>{} {}</title>{}</g>\n",
            kind,
            edge.id(),
            kind.replace('-', ' '),
            edge.id(),
            line);
  }

  private Markup piece(Part.Square square, Piece piece) {
    int size = cell * piece.span();
    int x = x(square.column()) + size / 2;
    int y = y(square.row()) + size / 2;
    String place = square.spot().id();
    String state = String.join(" ", piece.marks()).replaceAll("\\d+", "").trim();
    return Markup.of(
        "<g class=\"piece token{}{} {}\" data-piece=\"{}\" data-place=\"{}\"><title>{}: {}</title>"
            + "{}<text x=\"{}\" y=\"{}\">{}</text></g>\n",
        Badge.kind(piece.owner()),
        marked.of(piece, place),
        state,
        piece.word(),
        place,
        place,
        Words.of(piece),
        Badge.at(piece.owner(), x, y, size / 2 - 3),
        x,
        y + 4,
        piece.sign());
  }

  static List<Part.Grid> among(List<Part> parts) {
    return parts.stream().filter(Part.Grid.class::isInstance).map(Part.Grid.class::cast).toList();
  }
}
