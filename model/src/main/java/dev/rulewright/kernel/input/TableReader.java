package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/// Reads a CSV file with named columns row by row; every value knows its place. The rows can be
/// gone through once, and only one of them is kept in memory.
///
/// It takes what spreadsheets save: commas, semicolons or tabs, told from the names of the columns;
/// a first line `sep=;`; a title in a line of its own above the names; rows without any value,
/// which are skipped; and columns at the end that have neither a name nor a value.
public final class TableReader implements Iterable<Row>, AutoCloseable {

  private final RecordedText text;
  private final Separator separator;
  private final CSVParser parser;
  private final Iterator<CSVRecord> records;

  /// The line that names the columns.
  private final Line header;

  /// The names in it.
  private final List<String> names;

  /// The index of each column, by its name.
  private final Map<String, Integer> columns = new HashMap<>();

  /// How many columns at the end have no name; less than 0 while nobody has asked.
  private int emptyColumns = -1;

  /// The next line, if somebody has looked at it already.
  private Optional<Line> peeked = Optional.empty();

  private TableReader(Reader reader, String source, List<String> expected) {
    try {
      text = new RecordedText(reader, source);
      separator = Separator.of(text.beginning(), expected);
      parser = CSVParser.parse(text, separator.format());
    } catch (IOException e) {
      throw new UncheckedIOException(source, e);
    }
    records = parser.iterator();
    header = header(expected);
    names = header.withoutEmptyBehind(1).values();
    for (int i = 0; i < columns().size(); i++) {
      if (columns.put(columns().get(i), i) != null) {
        throw BadInput.at(header.place(i))
            .found(columns().get(i))
            .because(
                columns().get(i).isEmpty()
                    ? "a second column has no name"
                    : "this column is there already");
      }
    }
  }

  /// The line that names the columns: the first one, unless that names the separator or is a title.
  private Line header(List<String> expected) {
    Line first = next().orElseThrow(() -> empty(expected));
    if (Separator.isNamed(first.text())) {
      first = next().orElseThrow(() -> empty(expected));
    }
    Line line = first;
    for (int i = 0; i < Separator.MOST_TITLES && isTitle(line, expected); i++) {
      line = next().orElse(first);
    }
    return line.values().stream().anyMatch(expected::contains) ? line : first;
  }

  private static boolean isTitle(Line line, List<String> expected) {
    List<String> values = line.withoutEmptyBehind(1).values();
    return expected.size() > 1 && values.size() == 1 && !expected.contains(values.getFirst());
  }

  private BadInput empty(List<String> expected) {
    return BadInput.at(Place.of(text.place().source()))
        .because(
            "the file is empty, expected "
                + (expected.isEmpty()
                    ? "a line of columns"
                    : "the columns " + String.join(",", expected)));
  }

  /// Opens a table that has some columns at least, in any order.
  ///
  /// @throws BadInput if it cannot be read, is empty, or lacks a column
  public static TableReader of(Path file, String... columns) {
    return of(InputFile.reader(file), file.toString(), columns);
  }

  /// The same, of a text.
  ///
  /// @param source what to call it
  public static TableReader of(String text, String source, String... columns) {
    return of(new StringReader(text), source, columns);
  }

  private static TableReader of(Reader reader, String source, String... columns) {
    try {
      var table = new TableReader(reader, source, Arrays.asList(columns));
      table.require(Arrays.asList(columns));
      return table;
    } catch (RuntimeException refused) {
      try {
        reader.close();
      } catch (IOException e) {
        refused.addSuppressed(e);
      }
      throw refused;
    }
  }

  /// All rows of a table that ships beside a class, in the folder of its package.
  ///
  /// @param name the name of the file
  public static List<Row> shipped(Class<?> beside, String name, String... columns) {
    DataFile file = DataFile.beside(beside, name);
    return of(file.text(), file.name(), columns).stream().toList();
  }

  /// All rows of a text with exactly some columns, in any order.
  ///
  /// @param source what to call it
  /// @param optional more columns, which may be there or not, see [Row#has]
  /// @throws BadInput if a column is missing or unknown, a row has too few or too many values, or
  ///   there are too many rows
  public static List<Row> rows(
      String text, String source, List<String> columns, List<String> optional, int most) {
    var table = new TableReader(new StringReader(text), source, columns);
    table.refuseOthers(Stream.concat(columns.stream(), optional.stream()).toList());
    table.require(columns);
    List<Row> rows = table.stream().limit(most + 1L).toList();
    if (rows.size() > most) {
      throw BadInput.at(rows.getLast().line().start())
          .because("the table goes on, expected at most %,d rows", most);
    }
    return rows;
  }

  private void require(List<String> names) {
    for (String name : names) {
      if (!columns.containsKey(name)) {
        throw BadInput.at(header.place(columns().size()))
            .because("the column '" + name + "' is missing");
      }
    }
  }

  /// Makes sure that the columns are among some.
  ///
  /// @throws BadInput if another one is there
  public void refuseOthers(List<String> known) {
    for (int i = 0; i < columns().size(); i++) {
      if (!known.contains(columns().get(i))) {
        throw BadInput.at(header.place(i)).unknown("a column", columns().get(i), known);
      }
    }
  }

  private Row row(Line line) {
    int found = line.values().size();
    if (found > columns.size() && found <= columns.size() + emptyColumns(line)) {
      line = line.withoutEmptyBehind(columns.size());
      found = line.values().size();
    }
    if (found != columns.size()) {
      throw BadInput.at(line.place(Math.min(found, columns.size())))
          .because("expected %d values, one for each column, found %d", columns.size(), found);
    }
    return new Row(line, columns, Row.Note.NONE);
  }

  /// How many columns at the end have no name: those that the line of names has, or else the first
  /// two rows. One row alone that has more values may have a separator too many anywhere.
  ///
  /// @param first the first row that has more values than there are names
  private int emptyColumns(Line first) {
    if (emptyColumns < 0) {
      int unnamed = header.values().size() - names.size();
      peeked = unnamed > 0 ? Optional.empty() : next();
      boolean alike =
          peeked.filter(second -> second.values().size() == first.values().size()).isPresent();
      emptyColumns = alike ? first.values().size() - names.size() : unnamed;
    }
    return emptyColumns;
  }

  /// The names of the columns, in order.
  public List<String> columns() {
    return names;
  }

  /// A report about the columns.
  public BadInput.Report atColumns() {
    return BadInput.at(header.start()).found(String.join(",", columns()));
  }

  /// The rows.
  public Stream<Row> stream() {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED), false);
  }

  @Override
  public Iterator<Row> iterator() {
    return new Iterator<>() {
      private @Nullable Line ahead;

      @Override
      public boolean hasNext() {
        ahead = ahead == null ? TableReader.this.next().orElse(null) : ahead;
        return ahead != null;
      }

      @Override
      public Row next() {
        @Nullable Line line = hasNext() ? ahead : null;
        if (line == null) {
          throw new NoSuchElementException();
        }
        ahead = null;
        return row(line);
      }
    };
  }

  /// The next line that holds any value.
  private Optional<Line> next() {
    if (peeked.isPresent()) {
      Optional<Line> next = peeked;
      peeked = Optional.empty();
      return next;
    }
    try {
      while (records.hasNext()) {
        CSVRecord values = records.next();
        text.forgetUntil(values.getCharacterPosition());
        var line =
            Line.atBeginningOf(
                text.text(), text.place(), values.stream().map(String::strip).toList(), separator);
        if (!line.isBlank()) {
          return Optional.of(line);
        }
      }
      return Optional.empty();
    } catch (UncheckedIOException e) {
      if (!(e.getCause() instanceof CSVException)) {
        throw e;
      }
      throw Line.unclosed(text.text().toString(), text.place(), separator, e);
    }
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
