package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.List;

/// A piece or a card as a small box with its name, its values and what is true of it.
///
/// @param lines what stands in it
record Chip(Piece piece, List<Line> lines, int width, int height) {

  /// Height of the letters of names, and of what stands below them.
  static final int NAME = 11;

  static final int SMALL = 10;

  private static final int LEFT = 16;
  private static final int RIGHT = 6;
  private static final int LEAD = 13;
  private static final int BACK_WIDTH = 30;
  private static final int BACK_HEIGHT = 22;

  /// A line of a chip.
  record Line(String text, String kind) {

    int width() {
      return switch (kind) {
        case "name" -> Lettering.width(text, NAME);
        case "marks" -> Lettering.heavy(text, SMALL);
        default -> Lettering.width(text, SMALL);
      };
    }
  }

  /// A chip that is not wider than that, if words allow it.
  static Chip of(Piece piece, int room) {
    if (piece.isFaceDown()) {
      int count = Lettering.width("× " + piece.count(), NAME);
      return new Chip(piece, List.of(), BACK_WIDTH + count, BACK_HEIGHT);
    }
    int inside = room - LEFT - RIGHT;
    var lines = new ArrayList<Line>();
    String copies = piece.count() > 1 ? " ×" + piece.count() : "";
    for (String line : Lettering.lines(piece.name() + copies, NAME, inside)) {
      lines.add(new Line(line, "name"));
    }
    addAll(lines, piece.values(), "values", inside);
    addAll(lines, String.join(", ", piece.marks()), "marks", inside * 10 / 11);
    int widest = lines.stream().mapToInt(Line::width).max().orElse(0);
    return new Chip(piece, lines, Math.min(room, widest + LEFT + RIGHT), LEAD * lines.size() + 6);
  }

  private static void addAll(List<Line> lines, String text, String kind, int room) {
    if (!text.isEmpty()) {
      for (String line : Lettering.lines(text, SMALL, room)) {
        lines.add(new Line(line, kind));
      }
    }
  }

  /// The chip at a point, its upper left corner.
  Markup draw(int x, int y, String place, Marked marked) {
    Markup inside = piece.isFaceDown() ? back(x, y) : front(x, y);
    return Markup.of(
        "<g class=\"piece{}{}\" data-piece=\"{}\" data-place=\"{}\"><title>{}</title>{}</g>\n",
        Badge.kind(piece.owner()),
        marked.of(piece, place),
        piece.word(),
        place,
        Words.of(piece),
        inside);
  }

  private Markup front(int x, int y) {
    var texts = new ArrayList<Markup>();
    for (int i = 0; i < lines.size(); i++) {
      texts.add(
          Markup.of(
              "<text class=\"{}\" x=\"{}\" y=\"{}\">{}</text>",
              lines.get(i).kind,
              x + LEFT,
              y + LEAD * (i + 1),
              lines.get(i).text));
    }
    return Markup.of(
        "<rect class=\"card\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\"/>{}{}",
        x,
        y,
        width,
        height,
        Badge.at(piece.owner(), x + LEFT / 2, y + 9, 3),
        texts);
  }

  private Markup back(int x, int y) {
    return Markup.of(
        "<rect class=\"back\" x=\"{}\" y=\"{}\" width=\"16\" height=\"{}\" rx=\"2\"/>"
            + "<text class=\"name\" x=\"{}\" y=\"{}\">× {}</text>",
        x + 1,
        y,
        BACK_HEIGHT,
        x + LEFT + 6,
        y + 15,
        piece.count());
  }
}
