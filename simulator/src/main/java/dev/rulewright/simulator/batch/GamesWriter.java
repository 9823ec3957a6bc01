package dev.rulewright.simulator.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/// Writes the table of games as CSV, one game per line, and beside it a table that says what the
/// columns mean: `games.csv` and `games-columns.csv`.
///
/// **Nobody ever sees half a file**: both are written under a temporary name and moved into place
/// by [#finish]; closing without finishing leaves no trace. Lines end with LF on every system, so
/// the same games are the same bytes.
public final class GamesWriter implements Consumer<GameRecord>, AutoCloseable {

  static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  private final Path file;
  private final Path columnsFile;
  private final CSVPrinter games;

  /// Begins a table.
  ///
  /// @param file where it will be; its folder exists. An older file there is replaced.
  /// @throws IOException if the folder cannot be written
  public GamesWriter(Path file, Counting<?, ?> counting) throws IOException {
    this.file = file;
    this.columnsFile = columnsFile(file);
    List<Column> columns =
        Stream.concat(GameRecord.COLUMNS.stream(), counting.columns().stream()).toList();
    try (var documented = printer(columnsFile)) {
      documented.printRecord("column", "unit", "meaning");
      for (Column column : columns) {
        documented.printRecord(column.name(), column.unit(), column.meaning());
      }
    }
    games = printer(file);
    games.printRecord(columns.stream().map(Column::name));
  }

  /// The file that documents the columns of a table: `games-columns.csv` beside `games.csv`.
  public static Path columnsFile(Path file) {
    String name = file.getFileName().toString();
    String stem = name.endsWith(".csv") ? name.substring(0, name.length() - 4) : name;
    return file.resolveSibling(stem + "-columns.csv");
  }

  private static Path unfinished(Path file) {
    return file.resolveSibling(file.getFileName() + ".unfinished");
  }

  private static CSVPrinter printer(Path file) throws IOException {
    Writer writer = Files.newBufferedWriter(unfinished(file));
    return new CSVPrinter(writer, FORMAT);
  }

  /// Writes a game.
  ///
  /// @throws UncheckedIOException if it cannot be written
  @Override
  public void accept(GameRecord game) {
    var values = new ArrayList<Object>(GameRecord.COLUMNS.size() + game.counts().size());
    values.add(game.arm());
    values.add(game.game());
    values.add(game.pair());
    values.add(game.seed());
    values.add(game.starter());
    values.add(game.winner());
    values.add(game.reason());
    values.add(game.turns());
    values.add(game.moves());
    values.add(game.outcomes());
    values.add(game.courseText());
    values.addAll(game.counts());
    try {
      games.printRecord(values);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Moves both files into place. Afterwards nothing more can be written.
  public void finish() throws IOException {
    games.close();
    moveIntoPlace(columnsFile);
    moveIntoPlace(file);
  }

  private static void moveIntoPlace(Path file) throws IOException {
    Files.move(
        unfinished(file),
        file,
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    try {
      games.close();
    } finally {
      Files.deleteIfExists(unfinished(file));
      Files.deleteIfExists(unfinished(columnsFile));
    }
  }
}
