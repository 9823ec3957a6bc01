package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.table.Telling;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A board as somebody is setting it up, possible or not yet: each place that is a field has the
/// pieces that stand in the field, and nothing else.
///
/// @param fields the things in each field, by its key
/// @param keys the fields that a position can have
record Draft(Map<String, List<String>> fields, List<String> keys, Telling telling) {

  private static final Pattern THING = Pattern.compile("([a-z0-9-]+)(.*?)(?: x(\\d{1,2}))?");

  /// The picture of any position, with the pieces of the fields in the place of its own.
  Picture of(Picture any) {
    return new Picture("", any.parts().stream().map(this::part).toList(), "");
  }

  private Part part(Part part) {
    return switch (part) {
      case Part.Rows(var rows, var borders) ->
          new Part.Rows(
              rows.stream().map(row -> row.stream().map(this::spot).toList()).toList(), borders);
      case Part.Grid(int columns, int rows, var squares, var edges) ->
          new Part.Grid(
              columns,
              rows,
              squares.stream()
                  .map(square ->
                      new Part.Square(
                          square.column(),
                          square.row(),
                          square.mark(),
                          square.light(),
                          spot(square.spot())))
                  .toList(),
              edges);
    };
  }

  private Spot spot(Spot spot) {
    List<Piece> pieces =
        keys.contains(spot.id())
            ? fields.getOrDefault(spot.id(), List.of()).stream().map(this::piece).toList()
            : spot.pieces();
    return new Spot(spot.id(), spot.name(), spot.owner(), spot.kind(), spot.notes(), pieces);
  }

  private Piece piece(String thing) {
    Matcher parts = THING.matcher(thing);
    if (!parts.matches()) {
      return Piece.of(thing, thing);
    }
    String word = parts.group(1);
    var marks = new ArrayList<String>();
    if (!parts.group(2).isBlank()) {
      marks.add(parts.group(2).replaceFirst("^#", "").strip());
    }
    Piece one = Piece.of(word, telling.name(word)).marks(marks);
    int count = parts.group(3) == null ? 1 : Math.max(1, Integer.parseInt(parts.group(3)));
    return new Piece(
        one.word(), one.name(), one.owner(), count, one.sign(), one.values(), marks, one.span());
  }
}
