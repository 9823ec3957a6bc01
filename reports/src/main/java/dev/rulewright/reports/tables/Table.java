package dev.rulewright.reports.tables;

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

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

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
    var text = new StringBuilder();
    try (var printer = new CSVPrinter(text, FORMAT)) {
      printer.printRecord(columns);
      for (List<String> row : rows) {
        printer.printRecord(row.stream().map(Cell::written));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to memory", e);
    }
    return text.toString();
  }
}
