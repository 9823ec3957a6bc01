package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.input.DataFile;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;

/// A table that ships with a game, to be changed.
///
/// @param rows the rows, the first of which names the columns
record ShippedTable(String name, List<String[]> rows) {

  private static final List<String> WORDS = List.of("name", "assumed", "evidence");

  /// A place in the table; the row of the columns is row 0.
  record Cell(int row, int column) {}

  /// The table of a kind that ships with a game; none where a map or the like ships.
  static Stream<ShippedTable> of(BoxProvider game, String kind) {
    String folder = "/" + game.getClass().getPackageName().replace('.', '/').replace("/box", "/");
    return Stream.of(folder, folder + "material/")
        .map(each -> each + kind + ".csv")
        .filter(file -> game.getClass().getResource(file) != null)
        .map(file -> read(kind, DataFile.beside(game.getClass(), file).text()));
  }

  private static ShippedTable read(String kind, String text) {
    try (var parser = CSVParser.parse(text, CSVFormat.DEFAULT)) {
      return new ShippedTable(
          kind + ".csv",
          new ArrayList<>(
              parser.stream().map(row -> row.stream().toArray(String[]::new)).toList()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  DataFile file() {
    var text = new StringWriter();
    try (var printer = CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get().print(text)) {
      for (String[] row : rows) {
        printer.printRecord((Object[]) row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new DataFile(name, text.toString());
  }

  String value(Cell cell) {
    return rows.get(cell.row)[cell.column];
  }

  void set(Cell cell, String value) {
    rows.get(cell.row)[cell.column] = value;
  }

  String column(Cell cell) {
    return rows.getFirst()[cell.column];
  }

  /// Where whole numbers stand.
  List<Cell> numbers() {
    return IntStream.range(1, rows.size())
        .boxed()
        .flatMap(row ->
            IntStream.range(0, rows.getFirst().length).mapToObj(column -> new Cell(row, column)))
        .filter(cell -> !WORDS.contains(column(cell)) && value(cell).matches("-?\\d+"))
        .toList();
  }

  /// The first row of each kind of thing, or of all where the table knows no kinds.
  List<Integer> oneOfEachKind() {
    int column = Arrays.asList(rows.getFirst()).indexOf("kind");
    Set<String> seen = new HashSet<>();
    return IntStream.range(1, rows.size())
        .filter(row -> seen.add(column < 0 ? "" : rows.get(row)[column]))
        .boxed()
        .toList();
  }

  /// The same table with so many more rows like one of them, under names of their own.
  ShippedTable withMoreLike(int row, int more) {
    var all = new ArrayList<>(rows.stream().map(String[]::clone).toList());
    for (int i = 0; i < more; i++) {
      String[] copy = rows.get(row).clone();
      copy[0] = copy[0] + "-more-" + (rows.size() + i);
      all.add(copy);
    }
    return new ShippedTable(name, all);
  }

  @Override
  public String toString() {
    return name + " " + Arrays.toString(rows.getFirst());
  }
}
