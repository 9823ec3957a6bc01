package dev.rulewright.reports.export;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// A table that a command wrote, as far as its headings: its rows may be millions.
///
/// @param columns the columns; unit and meaning are empty where no file beside the table tells them
record CsvTable(Path file, List<Column> columns) {

  private static final String ENDING = ".csv";
  private static final String MEANINGS = "-columns.csv";

  /// Units of what is no number.
  private static final Set<String> TEXTS = Set.of("name", "fingerprint", "setting", "settings");

  private static final List<String> OF_GAMES =
      GameRecord.COLUMNS.stream().map(Column::name).toList();

  /// Whether a file is a table of results rather than the documentation of one.
  static boolean isTable(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) && !name.endsWith(MEANINGS);
  }

  /// Reads the headings of a table and what its columns mean.
  ///
  /// @throws BadInput if it has none
  static CsvTable of(Path file) throws IOException {
    var meanings = new HashMap<String, Column>();
    Path beside = file.resolveSibling(stem(file) + MEANINGS);
    if (Files.exists(beside)) {
      try (var parser = parser(beside)) {
        for (CSVRecord row : parser) {
          if (row.size() == 3) {
            meanings.put(row.get(0), new Column(row.get(0), row.get(1), row.get(2)));
          }
        }
      }
    }
    try (var parser = parser(file)) {
      Iterator<CSVRecord> rows = parser.iterator();
      if (!rows.hasNext()) {
        throw noTable(file, new IOException("it is empty"));
      }
      return new CsvTable(
          file,
          rows.next().stream()
              .map(name -> meanings.getOrDefault(name, new Column(name, "", "")))
              .toList());
    } catch (UncheckedIOException e) {
      throw noTable(file, e);
    }
  }

  private static BadInput noTable(Path file, Exception why) {
    return BadInput.at(Place.of(file.toString()))
        .because("it is no table: " + why.getMessage(), why);
  }

  private static CSVParser parser(Path file) throws IOException {
    return CSVParser.parse(Files.newBufferedReader(file), CSVFormat.RFC4180);
  }

  /// The name of the file without its ending.
  String name() {
    return stem(file);
  }

  private static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.substring(0, name.length() - ENDING.length());
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
