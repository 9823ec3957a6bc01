package dev.rulewright.kernel.input;

import dev.rulewright.kernel.Place;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The whole numbers in the tables that the material of a game was read from. They can be other
/// ones: the material is then read again, so that nothing is varied past what a table may say.
///
/// @param files the tables by kind
/// @param all the numbers, table by table, as they stand there
public record TableNumbers(Map<String, DataFile> files, List<TableNumber> all) {

  private static final Comparator<TableNumber> BY_PLACE =
      Comparator.<TableNumber>comparingInt(number -> number.place().line())
          .thenComparingInt(number -> number.place().column());

  /// No tables.
  public static final TableNumbers NONE = new TableNumbers(Map.of(), List.of());

  /// Copies both.
  public TableNumbers {
    files = Map.copyOf(files);
    all = List.copyOf(all);
  }

  /// The tables with other numbers in the place of some.
  ///
  /// @param values by number, each one of [#all]
  public Map<String, DataFile> with(Map<TableNumber, Integer> values) {
    var changed = new HashMap<>(files);
    // From behind, so that what stands further in front stays where it is.
    values.keySet().stream()
        .sorted(BY_PLACE.reversed())
        .forEach(number -> {
          DataFile file = Objects.requireNonNull(changed.get(number.table()), number.table());
          String text = file.text();
          int at = offset(text, number.place());
          int end = at;
          while (end < text.length() && "+-0123456789".indexOf(text.charAt(end)) >= 0) {
            end++;
          }
          String other = text.substring(0, at) + values.get(number) + text.substring(end);
          changed.put(number.table(), new DataFile(file.name(), other));
        });
    return changed;
  }

  private static int offset(String text, Place place) {
    int start = 0;
    for (int line = 1; line < place.line(); line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + place.column() - 1;
  }

  /// Notes every whole number of a reader's rows while they are read.
  public static final class Notes {

    private final Map<String, DataFile> files;
    private final Map<String, TableNumber> numbers = new HashMap<>();

    /// @param given the files that a user gave, by kind
    public Notes(Map<String, DataFile> given) {
      files = new HashMap<>(given);
    }

    /// The rows of a table with exactly some columns, and one `meaning` or none. Each notes its
    /// whole numbers as they are asked for.
    ///
    /// @param table the kind of the table
    /// @param columns the first of which names the rows
    /// @throws dev.rulewright.kernel.BadInput as [TableReader#rows] does
    public List<Row> rows(String table, DataFile file, List<String> columns, int most) {
      return of(
          table,
          file,
          columns.getFirst(),
          TableReader.rows(file.text(), file.name(), columns, List.of("meaning"), most));
    }

    /// The rows of a table, each of which notes its whole numbers as they are asked for.
    ///
    /// @param table the kind of the table
    /// @param name the column that names the rows
    public List<Row> of(String table, DataFile file, String name, List<Row> rows) {
      files.put(table, file);
      return rows.stream()
          .map(row ->
              row.noting((column, now, least, most) -> {
                var number =
                    new TableNumber(
                        table,
                        row.value(name),
                        column,
                        about(row, name),
                        now,
                        least,
                        most,
                        row.assumes(column),
                        row.has("evidence") ? row.value("evidence") : "",
                        row.place(column));
                numbers.putIfAbsent(number.key(), number);
              }))
          .toList();
    }

    private static String about(Row row, String name) {
      return row.optional("meaning")
          .or(() -> row.optional("name"))
          .orElseGet(() -> row.value(name).replace('-', ' '));
    }

    /// What was noted.
    public TableNumbers noted() {
      return new TableNumbers(
          files,
          numbers.values().stream()
              .sorted(Comparator.comparing(TableNumber::table).thenComparing(BY_PLACE))
              .toList());
    }
  }
}
