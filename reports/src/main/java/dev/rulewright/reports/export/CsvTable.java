package dev.rulewright.reports.export;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.reports.tables.TableFile;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A table that a command wrote, as far as its headings: its rows may be millions.
///
/// @param columns the columns; unit and meaning are empty where no file beside the table tells them
record CsvTable(Path file, List<Column> columns) {

  /// Units of what is no number.
  private static final Set<String> TEXTS = Set.of("name", "fingerprint", "setting", "settings");

  private static final List<String> OF_GAMES =
      GameRecord.COLUMNS.stream().map(Column::name).toList();

  /// Reads the headings of a table and what its columns mean.
  ///
  /// @throws BadInput if it has none
  static CsvTable of(Path file) throws IOException {
    try (var table = TableReader.of(file)) {
      return new CsvTable(file, TableFile.columns(file, table.columns()));
    }
  }

  /// The name of the file without its ending.
  String name() {
    return TableFile.name(file);
  }

  /// The types that are known, by column and in their order: all of a table of games, the texts of
  /// other tables.
  Map<String, String> types() {
    boolean ofGames =
        columns.size() >= OF_GAMES.size()
            && columns.stream().map(Column::name).limit(OF_GAMES.size()).toList().equals(OF_GAMES);
    var units = new HashMap<String, String>();
    GameRecord.COLUMNS.forEach(column -> units.put(column.name(), column.unit()));
    var types = new LinkedHashMap<String, String>();
    for (Column column : columns) {
      String unit = ofGames ? units.getOrDefault(column.name(), column.unit()) : column.unit();
      if (TEXTS.contains(unit)) {
        types.put(column.name(), "VARCHAR");
      } else if (ofGames) {
        types.put(column.name(), "BIGINT");
      }
    }
    return types;
  }
}
