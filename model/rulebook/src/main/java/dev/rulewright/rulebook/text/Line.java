package dev.rulewright.rulebook.text;

import java.text.Normalizer;

/// A line of a text.
///
/// @param text in composed letters and plain blanks
record Line(String text, Form form) {

  /// What a line is by its form alone.
  enum Form {
    /// Anything.
    TEXT,
    /// A row of a table.
    ROW,
    /// A heading, by its mark.
    HEADING
  }

  /// Below it stand letters as they are.
  private static final char FIRST_UNUSUAL = '\u00A0';

  /// Blanks that do not break a line.
  private static final String BLANKS = "\u00A0\u2007\u202F";

  /// Hyphens that look like the usual one.
  private static final String HYPHENS = "\u2010\u2011";

  /// Letters of no width, and hyphens that are seen at the end of a line only.
  private static final String INVISIBLE = "\u00AD\u200B\u200C\u200D\u2060\uFEFF";

  /// A line as it stands in a plain text, where tabs make a row.
  static Line of(String written) {
    return of(written, written.strip().contains("\t") ? Form.ROW : Form.TEXT);
  }

  /// A line of a known form.
  static Line of(String written, Form form) {
    return new Line(plain(written), form);
  }

  private static String plain(String line) {
    String composed = Normalizer.normalize(line, Normalizer.Form.NFC);
    var plain = new StringBuilder(composed.length());
    for (int i = 0; i < composed.length(); i++) {
      char letter = composed.charAt(i);
      if (letter < FIRST_UNUSUAL) {
        plain.append(letter);
      } else if (INVISIBLE.indexOf(letter) < 0) {
        plain.append(
            BLANKS.indexOf(letter) >= 0 ? ' ' : HYPHENS.indexOf(letter) >= 0 ? '-' : letter);
      }
    }
    return plain.toString();
  }
}
