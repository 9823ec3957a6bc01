package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Column;
import java.util.List;
import java.util.Locale;

/// A table of results, documented column by column.
///
/// @param name what a file that holds it is called, without an ending
/// @param rows the texts of each row, one for each column; a number has a decimal point
/// @param view what of it is told to people beside a file with everything
public record ResultTable(String name, List<Column> columns, List<List<String>> rows, View view) {

  /// Some columns of a table and its first rows.
  ///
  /// @param columns the names of the columns, in the order in which they are told
  public record View(List<String> columns, int rows) {

    private static final int ROWS = 12;

    public View {
      columns = List.copyOf(columns);
    }
  }

  /// @throws IllegalArgumentException if a row does not fit the columns
  public ResultTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(row + " does not fit " + columns);
      }
    }
  }

  /// All columns are told, and the first dozen rows.
  public ResultTable(String name, List<Column> columns, List<List<String>> rows) {
    this(name, columns, rows, new View(columns.stream().map(Column::name).toList(), View.ROWS));
  }

  /// The same with another view.
  public ResultTable viewed(View other) {
    return new ResultTable(name, columns, rows, other);
  }

  /// The same of which other columns are told.
  public ResultTable telling(List<String> told) {
    return viewed(new View(told, view.rows));
  }

  /// The names of the columns, in order.
  public List<String> names() {
    return columns.stream().map(Column::name).toList();
  }

  /// The index of a column, or -1.
  public int column(String name) {
    return names().indexOf(name);
  }

  /// Whether every cell of a column that is not empty holds a number.
  ///
  /// @param column its index, from 0
  public boolean isNumeric(int column) {
    return rows.stream().map(row -> row.get(column)).allMatch(ResultTable::isNumberOrEmpty)
        && rows.stream().anyMatch(row -> !row.get(column).isEmpty());
  }

  private static boolean isNumberOrEmpty(String text) {
    return text.isEmpty() || text.matches("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");
  }

  /// A number as tables have it: six decimals at most, or a power of ten if these are all 0; empty
  /// if it is not finite.
  public static String number(double number) {
    if (!Double.isFinite(number)) {
      return "";
    }
    String text = String.format(Locale.ROOT, "%.6f", number).replaceFirst("\\.?0+$", "");
    return text.matches("-?0") && number != 0 ? String.format(Locale.ROOT, "%.1e", number) : text;
  }
}
