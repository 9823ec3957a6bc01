package dev.rulewright.reports.tables;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;

/// The file of a table of results, `NAME.csv`, and the one beside it that says what its columns
/// mean, `NAME-columns.csv`.
public final class TableFile {

  private static final String ENDING = ".csv";
  private static final String MEANINGS = "-columns.csv";

  private TableFile() {}

  /// Whether the name of a file is that of a table rather than of the meaning of its columns.
  public static boolean isTable(String file) {
    return file.endsWith(ENDING) && !file.endsWith(MEANINGS);
  }

  /// The name of a table.
  public static String name(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  /// Reads a table with the meaning of its columns.
  ///
  /// @throws BadInput if a row does not fit the header
  public static ResultTable read(Path file) throws IOException {
    try (var table = TableReader.of(file)) {
      return new ResultTable(
          name(file), columns(file, table.columns()), table.stream().map(Row::values).toList());
    }
  }

  /// The columns of a table; unit and meaning are empty where no file beside it tells them.
  ///
  /// @param names as the table has them
  /// @throws BadInput if the file beside it makes no sense
  public static List<Column> columns(Path file, List<String> names) throws IOException {
    var meanings = new HashMap<String, Column>();
    Path beside = file.resolveSibling(name(file) + MEANINGS);
    if (Files.exists(beside)) {
      try (var table = TableReader.of(beside, "column", "unit", "meaning")) {
        for (Row row : table) {
          String name = row.value("column");
          meanings.put(name, new Column(name, row.value("unit"), row.value("meaning")));
        }
      }
    }
    return names.stream()
        .map(name -> meanings.getOrDefault(name, new Column(name, "", "")))
        .toList();
  }
}
