package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.List;

/// One line of a text form: a key, a value, and where they stand.
public record Field(String key, String value, Place keyPlace, Place valuePlace) {

  /// A field that was not read from anywhere.
  public static Field of(String key, String value) {
    var nowhere = Place.of("(written)");
    return new Field(key, value, nowhere, nowhere);
  }

  /// Splits a text into fields: one `key: value` per line, or several on a line separated by
  /// semicolons. Empty lines are skipped, and what follows ` #` or begins a line with `#` is a
  /// comment.
  ///
  /// @throws BadInput for a piece without a colon
  public static List<Field> split(String text, String source) {
    var fields = new ArrayList<Field>();
    int line = 1;
    for (String row : text.split("\r?\n", -1)) {
      splitRow(withoutComment(row), source, line++, fields);
    }
    return fields;
  }

  private static String withoutComment(String row) {
    if (row.startsWith("#")) {
      return "";
    }
    int comment = row.indexOf(" #");
    return comment < 0 ? row : row.substring(0, comment);
  }

  private static void splitRow(String row, String source, int line, List<Field> fields) {
    int start = 0;
    while (start <= row.length()) {
      int end = row.indexOf(';', start);
      if (end < 0) {
        end = row.length();
      }
      String piece = row.substring(start, end);
      if (!piece.isBlank()) {
        fields.add(parse(piece, source, line, start));
      }
      start = end + 1;
    }
  }

  private static Field parse(String piece, String source, int line, int offset) {
    int keyStart = firstInk(piece, 0);
    int colon = piece.indexOf(':');
    if (colon < 0) {
      throw BadInput.at(new Place(source, line, offset + keyStart + 1))
          .found(piece.strip())
          .expected("key: value");
    }
    int valueStart = firstInk(piece, colon + 1);
    return new Field(
        piece.substring(0, colon).strip(),
        piece.substring(colon + 1).strip(),
        new Place(source, line, offset + keyStart + 1),
        new Place(source, line, offset + valueStart + 1));
  }

  private static int firstInk(String piece, int from) {
    int at = from;
    while (at < piece.length() && Character.isWhitespace(piece.charAt(at))) {
      at++;
    }
    return at;
  }
}
