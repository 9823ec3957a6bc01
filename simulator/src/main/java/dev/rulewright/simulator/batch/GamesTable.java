package dev.rulewright.simulator.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/// The table of games as text: CSV by RFC 4180 with lines that end with LF on every system, so the
/// same games are the same bytes.
///
/// @param counted the columns behind those that every game has
public record GamesTable(List<Column> counted) {

  static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

  public GamesTable {
    counted = List.copyOf(counted);
  }

  /// All columns.
  public List<Column> columns() {
    return Stream.concat(GameRecord.COLUMNS.stream(), counted.stream()).toList();
  }

  /// The first line.
  public String headings() {
    return line(columns().stream().map(Column::name).toList());
  }

  /// The line of a game.
  public String line(GameRecord game) {
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
    return line(values);
  }

  /// The table that says what the columns mean: `column,unit,meaning`.
  public String documentation() {
    var text = new StringBuilder(line(List.of("column", "unit", "meaning")));
    for (Column column : columns()) {
      text.append(line(List.of(column.name(), column.unit(), column.meaning())));
    }
    return text.toString();
  }

  /// The file that documents the columns of a table: `games-columns.csv` beside `games.csv`.
  public static Path columnsFile(Path file) {
    String name = file.getFileName().toString();
    String stem = name.endsWith(".csv") ? name.substring(0, name.length() - 4) : name;
    return file.resolveSibling(stem + "-columns.csv");
  }

  /// A line of any table in this format.
  public static String line(List<?> values) {
    var text = new StringBuilder();
    try (var printer = new CSVPrinter(text, FORMAT)) {
      printer.printRecord(values);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never: a text takes everything
    }
    return text.toString();
  }
}
