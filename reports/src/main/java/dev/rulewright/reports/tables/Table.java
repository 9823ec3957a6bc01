package dev.rulewright.reports.tables;

import dev.rulewright.kernel.input.SpreadsheetFormula;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/// A table with named columns.
///
/// @param columns the names of the columns in order
/// @param rows the texts of each row, one per column
public record Table(List<String> columns, List<List<String>> rows) {

  private static final String NUMBER = "[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?";

  /// Copies the lists.
  ///
  /// @throws IllegalArgumentException if a row is shorter or longer than the columns
  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(row + " does not fit the columns " + columns);
      }
    }
  }

  /// The table as the text of a CSV file; lines end with LF on every system.
  public String csv() {
    return csv(CSVFormat.RFC4180.builder().setRecordSeparator('\n').get());
  }

  /// The same for programs of others: lines end with CR and LF.
  public String rfc4180() {
    return csv(CSVFormat.RFC4180);
  }

  private String csv(CSVFormat format) {
    var text = new StringBuilder();
    try (var printer = new CSVPrinter(text, format)) {
      printer.printRecord(columns);
      for (List<String> row : rows) {
        printer.printRecord(row.stream().map(Table::written));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to memory", e);
    }
    return text.toString();
  }

  /// A text as it stands in a cell. **One that a spreadsheet would run is written with an
  /// apostrophe in front**, because names and titles come from the files of strangers and
  /// `=HYPERLINK(...)` is a title like any other. It concerns texts that begin like a formula and
  /// are no numbers.
  static String written(String text) {
    boolean run = SpreadsheetFormula.begins(text) && !text.matches(NUMBER);
    return run ? "'" + text : text;
  }
}
