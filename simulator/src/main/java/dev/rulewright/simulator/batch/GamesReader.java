package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// Reads a [GamesTable], one game at a time; can be gone through once.
public final class GamesReader implements Iterable<GameRecord>, AutoCloseable {

  private static final List<String> COMMON = GameRecord.COLUMNS.stream().map(Column::name).toList();

  private final TableReader table;
  private final List<String> counts;

  /// Opens a table and reads its headings.
  ///
  /// @throws BadInput if it cannot be read, or does not begin with the columns that every game has
  public GamesReader(Path file) {
    table = TableReader.of(file);
    List<String> columns = table.columns();
    if (columns.size() < COMMON.size() || !columns.subList(0, COMMON.size()).equals(COMMON)) {
      throw table.atColumns().expected("columns that begin with " + String.join(",", COMMON));
    }
    counts = columns.subList(COMMON.size(), columns.size());
  }

  /// The names of the columns that are particular to the game, in the order of [GameRecord#counts].
  public List<String> counts() {
    return counts;
  }

  /// The games in the order of the file.
  public Stream<GameRecord> stream() {
    return table.stream().map(this::game);
  }

  /// The games in the order of the file; a line that makes no sense is a [BadInput].
  @Override
  public Iterator<GameRecord> iterator() {
    return stream().iterator();
  }

  private GameRecord game(Row row) {
    return new GameRecord(
        row.value("arm"),
        number(row, "game"),
        number(row, "pair"),
        row.number("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        row.value("starter"),
        row.value("winner"),
        row.value("reason"),
        number(row, "turns"),
        number(row, "moves"),
        number(row, "outcomes"),
        course(row),
        // Points can be lost.
        counts.stream()
            .<Long>map(column -> row.number(column, Long.MIN_VALUE, Long.MAX_VALUE))
            .toList());
  }

  private static long course(Row row) {
    String text = row.value("course");
    if (!text.matches("x[0-9a-f]{16}")) {
      throw row.found("course").expected("x and 16 hexadecimal digits");
    }
    return HexFormat.fromHexDigitsToLong(text, 1, text.length());
  }

  /// The number in a column; a `Long` because most end up in a list.
  private static Long number(Row row, String column) {
    return row.number(column, 0, Long.MAX_VALUE);
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
