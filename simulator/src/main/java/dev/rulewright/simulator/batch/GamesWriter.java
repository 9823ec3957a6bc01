package dev.rulewright.simulator.batch;

import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Writes the table of games as CSV, one game per line, and beside it a table that says what the
/// columns mean: `games.csv` and `games-columns.csv`.
///
/// **Nobody ever sees half a file**: both are written under a temporary name and moved into place
/// by [#finish]; closing without finishing leaves no trace. Lines end with LF on every system, so
/// the same games are the same bytes.
public final class GamesWriter implements Consumer<GameRecord>, AutoCloseable {

  private final Path file;
  private final Path columnsFile;
  private final GamesTable table;
  private final Writer games;

  /// Begins a table.
  ///
  /// @param file where it will be; its folder exists. An older file there is replaced.
  /// @throws IOException if the folder cannot be written
  public GamesWriter(Path file, Counting<?, ?> counting) throws IOException {
    this.file = file;
    this.columnsFile = columnsFile(file);
    table = new GamesTable(counting.columns());
    try {
      Files.writeString(WholeFile.unfinished(columnsFile), table.documentation());
      games = Files.newBufferedWriter(WholeFile.unfinished(file));
      games.write(table.headings());
    } catch (IOException e) {
      throw WholeFile.named(file, e);
    }
  }

  /// The file that documents the columns of a table: `games-columns.csv` beside `games.csv`.
  public static Path columnsFile(Path file) {
    String name = file.getFileName().toString();
    String stem = name.endsWith(".csv") ? name.substring(0, name.length() - 4) : name;
    return file.resolveSibling(stem + "-columns.csv");
  }

  /// Writes a game.
  ///
  /// @throws UncheckedIOException if it cannot be written
  @Override
  public void accept(GameRecord game) {
    try {
      games.write(table.line(game));
    } catch (IOException e) {
      throw new UncheckedIOException(WholeFile.named(file, e));
    }
  }

  /// Moves both files into place. Afterwards nothing more can be written.
  public void finish() throws IOException {
    games.close();
    WholeFile.moveIntoPlace(columnsFile);
    WholeFile.moveIntoPlace(file);
  }

  @Override
  public void close() throws IOException {
    try {
      games.close();
    } finally {
      Files.deleteIfExists(WholeFile.unfinished(file));
      Files.deleteIfExists(WholeFile.unfinished(columnsFile));
    }
  }
}
