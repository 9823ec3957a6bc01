package dev.rulewright.kernel.picture;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A position as somebody sees it.
///
/// @param caption when it is and what is waited for, such as `Turn 5 · marines to move · 2 AP`
/// @param parts what lies on the table, from the far side to the near one
/// @param key what the values of pieces mean; may be empty
public record Picture(String caption, List<Part> parts, String key) {

  /// Copies the list.
  public Picture {
    parts = List.copyOf(parts);
  }

  /// A picture in which nothing has to be explained.
  public Picture(String caption, List<Part> parts) {
    this(caption, parts, "");
  }

  /// Every place, part by part.
  public Stream<Spot> places() {
    return parts.stream()
        .flatMap(part ->
            switch (part) {
              case Part.Rows rows -> rows.rows().stream().flatMap(List::stream);
              case Part.Grid grid -> grid.squares().stream().map(Part.Square::spot);
            });
  }

  /// The same with other names of places and pieces.
  ///
  /// @param names by identifier of a place or word of a piece; what is not there stays
  public Picture named(Map<String, String> names) {
    return new Picture(
        caption,
        parts.stream()
            .<Part>map(part ->
                switch (part) {
                  case Part.Rows(var rows, var borders) ->
                      new Part.Rows(rows.stream().map(row -> named(row, names)).toList(), borders);
                  case Part.Grid(int columns, int rows, var squares, var edges) ->
                      new Part.Grid(
                          columns,
                          rows,
                          squares.stream().map(square -> square.named(names)).toList(),
                          edges);
                })
            .toList(),
        key);
  }

  private static List<Spot> named(List<Spot> row, Map<String, String> names) {
    return row.stream().map(spot -> spot.named(names)).toList();
  }
}
