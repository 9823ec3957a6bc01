package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The tables that a game's material is read from: those that ship, or a user's in the place of
/// some. The first column of each names its rows; every table has the columns `assumed`, the
/// columns whose values no source proves, and `evidence`; a column `meaning` may say what a number
/// is. What is assumed and which whole numbers there are is noted while rows are read.
public final class MaterialTables {

  private static final List<String> SOURCES = List.of("assumed", "evidence");

  private final Class<?> beside;
  private final Map<String, DataFile> given;
  private final Map<String, DataFile> read = new HashMap<>();
  private final int mostRows;
  private final BiFunction<Row, String, String> assumption;
  private final TableNumbers.Notes notes;
  private final List<String> assumptions = new ArrayList<>();
  private @Nullable Set<String> taken;

  /// @param beside the class beside which the tables ship
  /// @param given the files that a user gave, by kind
  /// @param mostRows the most rows of a table
  /// @param assumption says what a row assumes, given the name of its first column
  public MaterialTables(
      Class<?> beside,
      Map<String, DataFile> given,
      int mostRows,
      BiFunction<Row, String, String> assumption) {
    this.beside = beside;
    this.given = given;
    this.mostRows = mostRows;
    this.assumption = assumption;
    notes = new TableNumbers.Notes(given);
  }

  /// From now on no name may stand in two tables, nor be one of some words.
  public MaterialTables namingOnce(Set<String> words) {
    taken = new HashSet<>(words);
    return this;
  }

  /// The file of a kind of tables, which is read once.
  public DataFile file(String kind) {
    return read.computeIfAbsent(kind, _ -> DataFile.of(kind, given, beside));
  }

  /// The rows of a table with exactly some columns.
  ///
  /// @param columns without `assumed` and `evidence`
  /// @throws BadInput if a column is missing or unknown, a name is there twice, or there are too
  ///   many rows
  public List<Row> rows(String kind, String... columns) {
    return checked(notes.rows(kind, file(kind), all(columns), mostRows), columns[0]);
  }

  /// The rows of a table that may have other columns as well, whose numbers are not noted.
  ///
  /// @throws BadInput as above
  public List<Row> rowsAmongOthers(String kind, String... columns) {
    DataFile file = file(kind);
    List<Row> rows =
        TableReader.of(file.text(), file.name(), all(columns).toArray(String[]::new)).stream()
            .limit(mostRows + 1L)
            .toList();
    if (rows.size() > mostRows) {
      throw rows.getLast()
          .at(columns[0])
          .because("the table goes on, expected at most %,d rows", mostRows);
    }
    return checked(rows, columns[0]);
  }

  /// The same rows, of which whole numbers are noted.
  public List<Row> noting(String kind, String key, List<Row> rows) {
    return notes.of(kind, file(kind), key, rows);
  }

  private static List<String> all(String... columns) {
    return Stream.concat(Arrays.stream(columns), SOURCES.stream()).toList();
  }

  private List<Row> checked(List<Row> rows, String key) {
    Set<String> names = taken == null ? new HashSet<>() : taken;
    for (Row row : rows) {
      if (!names.add(row.id(key))) {
        throw row.found(key).because("this name is %s already", taken == null ? "there" : "taken");
      }
      if (!row.value("assumed").isEmpty()) {
        assumptions.add(assumption.apply(row, key));
      }
    }
    return rows;
  }

  /// The numbers of the table `numbers`, which has the columns `number` and `value`.
  public Numbers numbers() {
    var rows = new LinkedHashMap<String, Row>();
    rows("numbers", "number", TableNumber.VALUE).forEach(row -> rows.put(row.value("number"), row));
    return new Numbers(file("numbers"), rows);
  }

  /// Numbers by name.
  ///
  /// @param file where they stand
  public record Numbers(DataFile file, Map<String, Row> rows) {

    /// The row of a number.
    ///
    /// @throws BadInput if it is missing
    public Row row(String name) {
      Row row = rows.get(name);
      if (row == null) {
        throw BadInput.at(Place.of(file.name())).because("the number '%s' is missing", name);
      }
      return row;
    }

    /// A number within bounds.
    ///
    /// @throws BadInput if it is missing, or out of bounds
    public int get(String name, int least, int most) {
      return row(name).number(TableNumber.VALUE, least, most);
    }
  }

  /// Notes something that is assumed and stands in no row.
  public void assume(String sentence) {
    assumptions.add(sentence);
  }

  /// What is assumed so far, in the order in which it was read.
  public List<String> assumptions() {
    return List.copyOf(assumptions);
  }

  /// The numbers that were read.
  public TableNumbers noted() {
    return notes.noted();
  }
}
