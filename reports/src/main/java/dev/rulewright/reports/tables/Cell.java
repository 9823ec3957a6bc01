package dev.rulewright.reports.tables;

import dev.rulewright.kernel.input.SpreadsheetFormula;

/// How a text stands in a cell of a CSV file.
///
/// **A text that a spreadsheet would run is written with an apostrophe in front**, because names
/// and titles come from the files of strangers and `=HYPERLINK(...)` is a title like any other. It
/// concerns texts that begin like a formula and are no numbers.
final class Cell {

  private static final String NUMBER = "[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?";

  private Cell() {}

  /// The text as it is written.
  static String written(String text) {
    boolean run = SpreadsheetFormula.begins(text) && !text.matches(NUMBER);
    return run ? "'" + text : text;
  }
}
