package dev.rulewright.cli.output;

import org.apache.commons.text.WordUtils;

/// Prose on a terminal.
public final class Paragraph {

  /// Columns of a line, indentation included.
  public static final int WIDTH = 88;

  private Paragraph() {}

  /// A text broken into lines, of which all but the first are indented.
  ///
  /// @param indent columns that stand before every line; the first line's are not written
  public static String hanging(String text, int indent) {
    return WordUtils.wrap(text, WIDTH - indent, "\n" + " ".repeat(indent), false);
  }

  /// A number with its noun: `1 move`, `12,345 moves`.
  public static String count(long number, String noun) {
    return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
  }
}
