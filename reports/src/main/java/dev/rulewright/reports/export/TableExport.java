package dev.rulewright.reports.export;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.reports.tables.TableFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/// Exports the tables of a folder of results to formats other than CSV. The tables stay.
///
/// **DuckDB's driver is no dependency**: it is a jar of 80 MB, which whoever exports names. Java's
/// own interface to databases (JDBC) is all that is compiled against.
///
/// @param driver the driver of DuckDB
public record TableExport(Driver driver) {

  /// A format that tables are exported to.
  public enum Format {
    /// A file `NAME.parquet` for each table, which R, Python and Spark read.
    PARQUET,
    /// One file `results.duckdb` with all tables, which answers SQL.
    DUCKDB
  }

  /// With the driver in a jar.
  ///
  /// @throws BadInput if it holds none
  public static TableExport by(Path jar) {
    BadInput.Report here = BadInput.at(Place.of(jar.toString()));
    if (!Files.isRegularFile(jar)) {
      throw here.because("no such jar");
    }
    try {
      // Used until the program ends, and so is the loader that makes its classes.
      var loader =
          new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
      for (Driver driver : ServiceLoader.load(Driver.class, loader)) {
        if (driver.acceptsURL(DuckDb.URL)) {
          return new TableExport(driver);
        }
      }
    } catch (MalformedURLException | SQLException | ServiceConfigurationError e) {
      throw here.because("its driver cannot be loaded: " + e.getMessage(), e);
    }
    throw here.because("it holds no driver of DuckDB (org.duckdb:duckdb_jdbc)");
  }

  /// Makes sure that there is something to export.
  ///
  /// @throws BadInput if it is no folder, or holds no table, or one that makes no sense
  public static void requireTables(Path folder) throws IOException {
    tables(folder);
  }

  /// Exports all tables of a folder into it.
  ///
  /// @return the files written
  /// @throws BadInput if it is no folder, or holds no table, or one that makes no sense
  /// @throws IOException if a file cannot be written
  public List<Path> write(Path folder, Format format) throws IOException {
    List<CsvTable> tables = tables(folder);
    return switch (format) {
      case PARQUET -> parquet(tables);
      case DUCKDB -> List.of(database(tables, folder.resolve("results.duckdb")));
    };
  }

  private static List<CsvTable> tables(Path folder) throws IOException {
    ResultFolder.check(folder);
    try (Stream<Path> files = Files.list(folder)) {
      var tables = new ArrayList<CsvTable>();
      for (Path file : files.filter(file -> TableFile.isTable(file.toString())).sorted().toList()) {
        tables.add(CsvTable.of(file));
      }
      return tables;
    }
  }

  private List<Path> parquet(List<CsvTable> tables) throws IOException {
    var written = new ArrayList<Path>();
    try (var duck = new DuckDb(driver, "")) {
      for (CsvTable table : tables) {
        Path target = table.file().resolveSibling(table.name() + ".parquet");
        finished(target, unfinished -> duck.writeParquet(table, unfinished));
        written.add(target);
      }
    }
    return written;
  }

  private Path database(List<CsvTable> tables, Path target) throws IOException {
    return finished(
        target,
        unfinished -> {
          try (var duck = new DuckDb(driver, unfinished.toString())) {
            tables.forEach(duck::add);
          }
        });
  }

  /// Writes a file of some name, which then stands in the place of an older one.
  private interface Writing {
    void to(Path unfinished) throws IOException;
  }

  private static Path finished(Path target, Writing writing) throws IOException {
    WholeFile.discard(target);
    try {
      writing.to(WholeFile.unfinished(target));
      WholeFile.moveIntoPlace(target);
      return target;
    } finally {
      WholeFile.discard(target);
    }
  }
}
