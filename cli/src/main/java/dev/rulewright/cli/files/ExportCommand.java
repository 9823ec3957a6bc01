package dev.rulewright.cli.files;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.reports.export.TableExport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes the tables of a folder of results in other formats.
@Command(name = "export")
public final class ExportCommand implements Callable<Integer> {

  /// Where the launcher puts the driver, below the folder of the project.
  private static final Path DRIVER = Path.of("cli", "target", "duckdb");

  /// Tells the launcher, which said that it fetches the driver, that nothing else is amiss.
  private static final int DRIVER_MISSING = 3;

  @Parameters(paramLabel = "FOLDER")
  private Path folder = Path.of("");

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "parquet")
  private TableExport.Format format = TableExport.Format.PARQUET;

  @Option(names = "--driver", paramLabel = "JAR")
  private @Nullable Path driver;

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    TableExport.requireTables(folder);
    Path jar = driver == null ? fetched() : driver;
    if (jar == null) {
      return DRIVER_MISSING;
    }
    TableExport.by(jar).write(folder, format).forEach(console::written);
    return 0;
  }

  /// The driver that was fetched; null where whoever started this fetches it now.
  private static @Nullable Path fetched() throws IOException {
    Path home = Path.of(Objects.requireNonNullElse(System.getProperty("rulewright.home"), ""));
    Path here = home.resolve(DRIVER);
    if (Files.isDirectory(here)) {
      try (Stream<Path> files = Files.list(here)) {
        var jar = files.filter(file -> file.toString().endsWith(".jar")).sorted().findFirst();
        if (jar.isPresent()) {
          return jar.get();
        }
      }
    }
    if (System.getProperty("rulewright.fetches") != null) {
      return null;
    }
    throw BadInput.at(Place.of("--driver"))
        .because(
            "no driver of DuckDB in %s\nMaybe call ./rulewright, which fetches it, or name the jar (org.duckdb:duckdb_jdbc)."
                .formatted(here));
  }
}
