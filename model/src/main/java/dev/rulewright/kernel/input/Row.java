package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Shown;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// One row of a table. Columns are those that the table is known to have.
///
/// @param columns the index of each column, by its name
/// @param note told of every whole number that is read
public record Row(Line line, Map<String, Integer> columns, Note note) {

  /// Who wants to know which whole numbers are read from a row, and within which bounds.
  interface Note {

    /// Nobody.
    Note NONE = (_, _, _, _) -> {};

    void number(String column, int now, int least, int most);
  }

  /// The same row, of whose whole numbers somebody is told.
  Row noting(Note other) {
    return new Row(line, columns, other);
  }

  /// Whether the column `assumed` says that no source proves the value of a column.
  boolean assumes(String column) {
    return has("assumed")
        && words("assumed").stream().anyMatch(word -> word.equals("all") || word.equals(column));
  }

  /// The longest name, in characters: one line on a terminal.
  private static final int LONGEST_NAME = 80;

  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");

  /// Whether the table has a column that it may lack.
  public boolean has(String column) {
    return columns.containsKey(column);
  }

  /// The names of the columns, in order.
  public List<String> columnNames() {
    return columns.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  /// The values in the order of the columns.
  public List<String> values() {
    return line.values();
  }

  /// The value of a column; may be empty.
  public String value(String column) {
    return line.values().get(index(column));
  }

  /// The value of a column that says something in words.
  public String text(String column) {
    if (value(column).isEmpty()) {
      throw at(column).expected("words");
    }
    return value(column);
  }

  /// The value of a column that may be empty, or missing.
  public Optional<String> optional(String column) {
    return has(column) && !value(column).isEmpty() ? Optional.of(value(column)) : Optional.empty();
  }

  private int index(String column) {
    return Objects.requireNonNull(columns.get(column), column);
  }

  /// Where the value of a column stands.
  Place place(String column) {
    return line.place(index(column));
  }

  /// Begins a report about the value of a column.
  public BadInput.Report at(String column) {
    return BadInput.at(place(column));
  }

  /// Begins a report about the value of a column that repeats it.
  public BadInput.Report found(String column) {
    return at(column).found(value(column));
  }

  /// Begins a report about one word of the value of a column.
  public BadInput.Report at(String column, String word) {
    return BadInput.at(place(column).after(Math.max(0, value(column).indexOf(word))));
  }

  /// The words in a column; there may be none.
  public List<String> words(String column) {
    return value(column).isEmpty() ? List.of() : List.of(value(column).split("\\s+", -1));
  }

  /// The value of a column that names something: lower case letters, digits and hyphens.
  public String id(String column) {
    String id = value(column);
    refuseLong(column);
    if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
      throw found(column).expected("a name of lower case letters, digits and hyphens");
    }
    return id;
  }

  /// The value of a column that is a printed name. Tables of results repeat it, and a spreadsheet
  /// would take what begins like a formula for one and run it, and a terminal would do what control
  /// characters say; so such a name is refused here, where somebody can mend it, and no table has
  /// to disguise it.
  public String name(String column) {
    String name = value(column);
    if (name.isEmpty()) {
      throw at(column).expected("a name");
    }
    refuseLong(column);
    if (!Shown.isPlain(name)) {
      throw found(column).because("there is a control character in the name");
    }
    if (SpreadsheetFormula.isIn(name)) {
      throw found(column)
          .because("a spreadsheet would take this name, or a part of it, for a formula");
    }
    return name;
  }

  private void refuseLong(String column) {
    if (value(column).length() > LONGEST_NAME) {
      throw found(column).expected("a name of at most " + LONGEST_NAME + " characters");
    }
  }

  /// The value of a column that is a whole number within bounds.
  public int number(String column, int least, int most) {
    int number = (int) number(column, (long) least, most);
    note.number(column, number, least, most);
    return number;
  }

  /// The value of a column that is a whole number within bounds.
  public long number(String column, long least, long most) {
    String expected = "a whole number from " + least + " to " + most;
    try {
      long number = Long.parseLong(value(column));
      if (number >= least && number <= most) {
        return number;
      }
      throw found(column).expected(expected);
    } catch (NumberFormatException e) {
      throw found(column).expected(expected);
    }
  }

  /// The value of a column that is a number, such as `-1`, `2.5` or `1e-9`; where no comma parts
  /// values also `2,5`, as spreadsheets write it where the comma is for decimals.
  public double decimal(String column) {
    String pointed = value(column).replace(',', '.');
    boolean comma = !pointed.equals(value(column));
    double number = decimalOf(pointed);
    if (Double.isNaN(number)) {
      throw found(column).expected("a number");
    }
    if (comma && !line.separator().leavesCommaToDecimals()) {
      throw found(column).expected("a number", pointed + ", with a decimal point?");
    }
    return number;
  }

  /// What a text such as `-1`, `2.5` or `1e-9` says, which Java's own reader does not hold to.
  ///
  /// @return not a number if the text is none, or one too large
  public static double decimalOf(String text) {
    double number = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
    return Double.isFinite(number) ? number : Double.NaN;
  }

  /// The value of a column that names a constant of an enum: `hard-rock` for `HARD_ROCK`.
  public <E extends Enum<E>> E constant(String column, String kind, Class<E> type) {
    return constant(column, value(column), kind, type);
  }

  /// The constants that the words in a column name.
  public <E extends Enum<E>> Set<E> constants(String column, String kind, Class<E> type) {
    return words(column).stream()
        .map(word -> constant(column, word, kind, type))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(type)));
  }

  private <E extends Enum<E>> E constant(String column, String word, String kind, Class<E> type) {
    return one(column, word, kind, List.of(type.getEnumConstants()), Row::written);
  }

  /// The value of a column that names one of several things.
  public <T> T one(String column, String kind, List<T> things, Function<T, String> name) {
    return one(column, value(column), kind, things, name);
  }

  private <T> T one(
      String column, String word, String kind, List<T> things, Function<T, String> name) {
    return things.stream()
        .filter(thing -> name.apply(thing).equals(word))
        .findFirst()
        .orElseThrow(
            () -> at(column, word).unknown(kind, word, things.stream().map(name).toList()));
  }

  private static String written(Enum<?> constant) {
    return Name.of(constant.name());
  }

  /// Refuses a value in a column that must be empty here.
  public void empty(String column, String why) {
    if (!value(column).isEmpty()) {
      throw found(column).because(why);
    }
  }
}
