package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.TreeMap;

/// What the letters on boards of squares mean, and where each of them stands.
///
/// @param lines such as `O Ork, moves 8: c3, d4 (turned)`, in the order of the letters
record Legend(List<String> lines) {

  /// Where a legend stands.
  enum Where {
    /// Drawn below its board.
    BELOW,
    /// Not drawn: whoever shows the picture writes it.
    APART
  }

  static Legend of(Part.Grid grid) {
    var meanings = new TreeMap<String, String>();
    for (Part.Square square : grid.squares()) {
      for (Piece piece : square.spot().pieces()) {
        String marks = piece.marks().isEmpty() ? "" : " (" + String.join(", ", piece.marks()) + ")";
        String values = piece.values().isEmpty() ? "" : ", " + piece.values();
        meanings.merge(
            piece.sign() + " " + piece.name() + values,
            square.spot().name() + marks,
            (one, other) -> one + ", " + other);
      }
    }
    return new Legend(
        meanings.entrySet().stream().map(each -> each.getKey() + ": " + each.getValue()).toList());
  }

  /// Those of all boards of a picture.
  static Legend of(Picture picture) {
    return new Legend(
        GridDrawing.among(picture.parts()).stream()
            .flatMap(grid -> of(grid).lines.stream())
            .toList());
  }

  /// As a list of a page; nothing if there are no letters.
  Markup list() {
    return lines.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<ul class=\"legend\">{}</ul>\n",
            Markup.each(lines, line -> Markup.of("<li>{}</li>", line)));
  }
}
