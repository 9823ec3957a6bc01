package dev.rulewright.reports.picture;

import dev.rulewright.reports.markup.Markup;
import java.util.HashMap;
import java.util.Map;

/// A part of a picture that is drawn.
///
/// @param content the drawing, its upper left corner at the origin
/// @param bounds where each place is, by its identifier, and each piece, by that of its place and
///   its own word: left, top, width and height
record Drawing(Markup content, int width, int height, Map<String, int[]> bounds) {

  /// The name of a piece among the bounds.
  static String piece(String place, String word) {
    return place + "/" + word;
  }

  /// The bounds further below.
  Map<String, int[]> boundsBelow(int y) {
    var moved = new HashMap<String, int[]>();
    bounds.forEach((id, at) -> moved.put(id, new int[] {at[0], at[1] + y, at[2], at[3]}));
    return moved;
  }
}
