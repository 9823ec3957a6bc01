package dev.rulewright.reports.export;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Column;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/// A database of DuckDB while tables are put into it, by way of its JDBC driver.
///
/// It works on one thread, so that the same table gives the same bytes, and within 256 MB besides
/// the heap, however large the table.
final class DuckDb implements AutoCloseable {

  static final String URL = "jdbc:duckdb:";

  /// Rows that are packed together; with 250 columns they take 100 MB.
  private static final int GROUP = 50_000;

  private final Connection connection;

  /// Opens a database.
  ///
  /// @param place the file it is kept in; an empty text for the memory
  /// @throws IOException if it cannot be opened
  DuckDb(Driver driver, String place) throws IOException {
    try {
      connection =
          Objects.requireNonNull(
              driver.connect(URL + place, new Properties()), "no driver of DuckDB");
      execute("SET threads = 1");
      execute("SET memory_limit = '256MB'");
    } catch (SQLException e) {
      throw new IOException("DuckDB cannot be opened: " + e.getMessage(), e);
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// Writes a table to a Parquet file, which also holds what the columns mean.
  ///
  /// @throws BadInput if it is no table
  void writeParquet(CsvTable table, Path target) {
    String meanings =
        table.columns().stream()
            .map(column -> "%s (%s): %s".formatted(column.name(), column.unit(), column.meaning()))
            .collect(Collectors.joining("\n"));
    run(
        table,
        "COPY (SELECT * FROM %s) TO %s (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE %d, KV_METADATA {columns: %s})"
            .formatted(source(table), text(target.toString()), GROUP, text(meanings)));
  }

  /// Adds a table to the database, with what its columns mean as comments.
  ///
  /// @throws BadInput if it is no table
  void add(CsvTable table) {
    String name = identifier(table.name());
    run(table, "CREATE TABLE %s AS SELECT * FROM %s".formatted(name, source(table)));
    for (Column column : table.columns()) {
      if (!column.meaning().isEmpty()) {
        run(
            table,
            "COMMENT ON COLUMN %s.%s IS %s"
                .formatted(
                    name,
                    identifier(column.name()),
                    text(column.meaning() + " (" + column.unit() + ")")));
      }
    }
  }

  private void run(CsvTable table, String sql) {
    try {
      execute(sql);
    } catch (SQLException e) {
      String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw BadInput.at(Place.of(table.file().toString()))
          .because("DuckDB does not take the table: " + why, e);
    }
  }

  /// The rows of a table. Only names of columns that have a known type are told; the others' types
  /// are found out from all rows.
  private static String source(CsvTable table) {
    Map<String, String> types = table.types();
    String known =
        types.entrySet().stream()
            .map(type -> text(type.getKey()) + ": " + text(type.getValue()))
            .collect(Collectors.joining(", "));
    String csv =
        "read_csv(%s, delim = ',', quote = '\"', escape = '\"', header = true, "
            .formatted(text(table.file().toString()));
    return types.size() == table.columns().size()
        ? csv + "auto_detect = false, columns = {%s})".formatted(known)
        : csv + "sample_size = -1%s)".formatted(known.isEmpty() ? "" : ", types = {" + known + "}");
  }

  private static String text(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private static String identifier(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException("DuckDB cannot be closed: " + e.getMessage(), e);
    }
  }
}
