package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.List;

/// A column of the table of games, documented.
///
/// @param name the heading: lower case, words joined by underscores
/// @param unit what one is: `games`, `cards`, `AP` …; `name` or `number` when nothing is counted
/// @param meaning one sentence without a full stop
public record Column(String name, String unit, String meaning) {

  /// The columns that a table beside a class documents: `column,unit,meaning`.
  public static List<Column> shipped(Class<?> beside, String file) {
    return TableReader.shipped(beside, file, "column", "unit", "meaning").stream()
        .map(Column::of)
        .toList();
  }

  /// The column that a row of such a table documents.
  public static Column of(Row row) {
    return new Column(row.value("column"), row.value("unit"), row.value("meaning"));
  }
}
