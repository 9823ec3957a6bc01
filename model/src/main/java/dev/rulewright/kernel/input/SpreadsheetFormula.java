package dev.rulewright.kernel.input;

import java.util.regex.Pattern;

/// What a spreadsheet takes for a formula, and runs: a text that begins with one of `=+-@`, with
/// their fullwidth twins, or with what some skip, a tabulator or the end of a line.
public final class SpreadsheetFormula {

  private static final String SIGNS = "[=+\\-@\\t\\r\\n＝＋－＠]";
  private static final Pattern BEGINNING = Pattern.compile("^" + SIGNS);

  /// Where a semicolon stands between values, a piece behind one begins a cell.
  private static final Pattern IN_PIECES = Pattern.compile("(^|;)" + SIGNS);

  private SpreadsheetFormula() {}

  /// Whether a text begins like one.
  public static boolean begins(String text) {
    return BEGINNING.matcher(text).find();
  }

  /// Whether a text, or what follows a semicolon in it, begins like one.
  static boolean isIn(String text) {
    return IN_PIECES.matcher(text).find();
  }
}
