package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// Reads the table of games that a [GamesWriter] wrote, one game at a time; can be gone through
/// once.
public final class GamesReader implements Iterable<GameRecord>, AutoCloseable {

  private static final int COMMON = GameRecord.COLUMNS.size();

  private final String source;
  private final CSVParser parser;
  private final Iterator<CSVRecord> rows;
  private final List<String> counts;

  /// Opens a table and reads its headings.
  ///
  /// @throws IOException if the file cannot be read
  /// @throws BadInput if it does not begin with the columns that every game has
  public GamesReader(Path file) throws IOException {
    source = file.getFileName().toString();
    parser = CSVParser.parse(Files.newBufferedReader(file), GamesTable.FORMAT);
    rows = parser.iterator();
    List<String> headings = rows.hasNext() ? rows.next().toList() : List.of();
    List<String> common = GameRecord.COLUMNS.stream().map(Column::name).toList();
    if (headings.size() < COMMON || !headings.subList(0, COMMON).equals(common)) {
      parser.close();
      throw BadInput.at(Place.of(source))
          .found(String.join(",", headings))
          .expected("columns that begin with " + String.join(",", common));
    }
    counts = headings.subList(COMMON, headings.size());
  }

  /// The names of the columns that are particular to the game, in the order of [GameRecord#counts].
  public List<String> counts() {
    return counts;
  }

  /// The games in the order of the file.
  public Stream<GameRecord> stream() {
    return parser.stream().map(this::game);
  }

  /// The games in the order of the file; a line that makes no sense is a [BadInput].
  @Override
  public Iterator<GameRecord> iterator() {
    return stream().iterator();
  }

  private GameRecord game(CSVRecord row) {
    int line = (int) parser.getCurrentLineNumber();
    if (row.size() != COMMON + counts.size()) {
      throw BadInput.at(new Place(source, line, 1))
          .found(row.size() + " values")
          .expected((COMMON + counts.size()) + " values");
    }
    return new GameRecord(
        row.get(0),
        number(row, 1, line),
        number(row, 2, line),
        number(row, 3, line),
        row.get(4),
        row.get(5),
        row.get(6),
        number(row, 7, line),
        number(row, 8, line),
        number(row, 9, line),
        course(row.get(10), line),
        IntStream.range(COMMON, row.size()).mapToObj(i -> number(row, i, line)).toList());
  }

  private long course(String text, int line) {
    if (!text.matches("x[0-9a-f]{16}")) {
      throw BadInput.at(new Place(source, line, 11))
          .found(text)
          .expected("x and 16 hexadecimal digits");
    }
    return HexFormat.fromHexDigitsToLong(text, 1, text.length());
  }

  /// The number in a column; a `Long` because most end up in a list.
  private Long number(CSVRecord row, int column, int line) {
    try {
      return Long.valueOf(row.get(column));
    } catch (NumberFormatException e) {
      throw BadInput.at(new Place(source, line, column + 1))
          .found(row.get(column))
          .because("a whole number is expected in value " + (column + 1), e);
    }
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
