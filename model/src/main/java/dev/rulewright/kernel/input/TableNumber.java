package dev.rulewright.kernel.input;

import dev.rulewright.kernel.Place;

/// A whole number in a table of data, and within which bounds another may stand in its place.
///
/// @param table the kind of the table, such as `cards`
/// @param row the name of the row, which stands in the table's first column
/// @param column the column
/// @param about what the row says its number is, or the printed name of what it belongs to
/// @param now the number
/// @param least the least number that is read there
/// @param most the greatest
/// @param unproven whether the row says that no source proves the number
/// @param evidence what proves it, as far as the row says so
/// @param place where it stands
public record TableNumber(
    String table,
    String row,
    String column,
    String about,
    int now,
    int least,
    int most,
    boolean unproven,
    String evidence,
    Place place) {

  /// The column of a table that has one number in each row.
  public static final String VALUE = "value";

  /// The name by which it is set, such as `cards.scope.copies` or, where a table has one number in
  /// each row, `numbers.turn-limit`.
  public String key() {
    return table + "." + row + (column.equals(VALUE) ? "" : "." + column);
  }
}
