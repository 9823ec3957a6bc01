package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/// The rows of a CSV file with named columns; every value knows its place.
record Table(String source, List<Row> rows) {

  /// Reads a table with exactly the given columns, in any order. Rows without any value are
  /// skipped.
  ///
  /// @throws BadInput if a column is missing or unknown, or a row has too few or too many values
  static Table read(Reader reader, String source, String... columns) {
    return readWith(List.of(), reader, source, columns);
  }

  /// The same; some more columns may be there or not, see [Row#has].
  static Table readWith(List<String> optional, Reader reader, String source, String... columns) {
    List<Line> lines = Line.read(allOf(reader), source);
    if (lines.isEmpty()) {
      throw BadInput.at(Place.of(source))
          .because("the file is empty, expected the columns " + String.join(",", columns));
    }
    List<String> header = header(lines.getFirst(), optional, Arrays.asList(columns));
    return new Table(source, lines.stream().skip(1).map(line -> row(line, header)).toList());
  }

  private static String allOf(Reader reader) {
    try (reader) {
      String text = reader.readAllAsString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> header(Line line, List<String> optional, List<String> expected) {
    List<String> known = Stream.concat(expected.stream(), optional.stream()).toList();
    List<String> header = line.values();
    for (int i = 0; i < header.size(); i++) {
      String name = header.get(i);
      if (!known.contains(name)) {
        throw BadInput.at(line.place(i)).unknown("a column", name, known);
      }
      if (header.indexOf(name) != i) {
        throw BadInput.at(line.place(i)).found(name).because("this column is there already");
      }
    }
    for (String column : expected) {
      if (!header.contains(column)) {
        throw BadInput.at(line.place(header.size()))
            .because("the column '" + column + "' is missing");
      }
    }
    return header;
  }

  private static Row row(Line line, List<String> header) {
    int found = line.values().size();
    if (found != header.size()) {
      throw BadInput.at(line.place(Math.min(found, header.size())))
          .because("expected " + header.size() + " values, one for each column, found " + found);
    }
    return new Row(line, header);
  }

  /// One row.
  record Row(Line line, List<String> header) {

    /// Whether the table has a column that it may lack.
    boolean has(String column) {
      return header.contains(column);
    }

    /// The value of a column; may be empty.
    String value(String column) {
      return line.values().get(header.indexOf(column));
    }

    /// Where the value of a column stands.
    Place place(String column) {
      return line.place(header.indexOf(column));
    }

    /// Begins a report about the value of a column.
    BadInput.Report at(String column) {
      return BadInput.at(place(column));
    }

    /// Begins a report about one word of the value of a column.
    BadInput.Report at(String column, String word) {
      Place place = place(column);
      int offset = Math.max(0, value(column).indexOf(word));
      return BadInput.at(place.after(offset));
    }

    /// The words in a column; there may be none.
    List<String> words(String column) {
      return value(column).isEmpty() ? List.of() : List.of(value(column).split("\\s+", -1));
    }

    /// The value of a column that names something: lower case letters, digits and hyphens.
    String id(String column) {
      String id = value(column);
      if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
        throw at(column).found(id).expected("a name of lower case letters, digits and hyphens");
      }
      return id;
    }

    /// The value of a column that is printed text. Tables of results repeat it, and a spreadsheet
    /// would take what begins like a formula for one and run it; so such text is refused here,
    /// where somebody can mend it, and no table has to disguise it.
    String text(String column) {
      String text = value(column);
      if (!text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0) {
        throw at(column)
            .found(text)
            .because("a spreadsheet would take a name for a formula if it begins so");
      }
      return text;
    }

    /// The value of a column that is a number within bounds.
    int number(String column, int least, int most) {
      String expected = "a whole number from " + least + " to " + most;
      try {
        int number = Integer.parseInt(value(column));
        if (number >= least && number <= most) {
          return number;
        }
        throw at(column).found(value(column)).expected(expected);
      } catch (NumberFormatException e) {
        throw at(column).found(value(column)).expected(expected);
      }
    }

    /// The value of a column that names a constant.
    <E extends Enum<E>> E constant(String column, String kind, Class<E> type) {
      return one(column, kind, Arrays.asList(type.getEnumConstants()), Row::written);
    }

    /// The value of a column that names one of several things.
    <T> T one(String column, String kind, List<T> things, Function<T, String> name) {
      return things.stream()
          .filter(thing -> name.apply(thing).equals(value(column)))
          .findFirst()
          .orElseThrow(
              () -> at(column).unknown(kind, value(column), things.stream().map(name).toList()));
    }

    private static String written(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Refuses a value in a column that must be empty here.
    void empty(String column, String why) {
      if (!value(column).isEmpty()) {
        throw at(column).found(value(column)).because(why);
      }
    }
  }
}
