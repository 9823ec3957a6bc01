package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// The rows of a CSV file with named columns; every value knows its place.
record Table(String source, List<Row> rows) {

  /// Reads a table with exactly the given columns, in any order.
  ///
  /// @throws BadInput if a column is missing or unknown, or a row has too few or too many values
  static Table read(Reader reader, String source, String... columns) {
    String text = allOf(reader);
    String[] lines = text.split("\r?\n", -1);
    var format = CSVFormat.DEFAULT.builder().setIgnoreEmptyLines(true).get();
    try (var parser = CSVParser.parse(new StringReader(text), format)) {
      var records = parser.iterator();
      if (!records.hasNext()) {
        throw BadInput.at(new Place(source, 1, 1))
            .found("")
            .expected("the columns " + String.join(",", columns));
      }
      List<String> header = header(records.next(), source, lines[0], columns);
      var rows = new ArrayList<Row>();
      long previousEnd = parser.getCurrentLineNumber();
      while (records.hasNext()) {
        CSVRecord values = records.next();
        int line = firstInkLine(lines, (int) previousEnd);
        rows.add(row(values, new Source(source, line, lines[line - 1]), header));
        previousEnd = parser.getCurrentLineNumber();
      }
      return new Table(source, rows);
    } catch (CSVException e) {
      throw BadInput.at(new Place(source, 1, 1)).because("no CSV: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String allOf(Reader reader) {
    try (reader) {
      String text = reader.readAllAsString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int firstInkLine(String[] lines, int from) {
    int line = from;
    while (line < lines.length - 1 && lines[line].isEmpty()) {
      line++;
    }
    return line + 1;
  }

  private static List<String> header(
      CSVRecord first, String source, String line, String... columns) {
    var expected = Arrays.asList(columns);
    var header = first.stream().map(String::strip).toList();
    for (int i = 0; i < header.size(); i++) {
      var place = new Place(source, 1, columnOf(line, i));
      if (!expected.contains(header.get(i))) {
        throw BadInput.at(place).unknown("a column", header.get(i), expected);
      }
      if (header.indexOf(header.get(i)) != i) {
        throw BadInput.at(place).found(header.get(i)).because("this column is there already");
      }
    }
    for (String column : expected) {
      if (!header.contains(column)) {
        throw BadInput.at(new Place(source, 1, line.length() + 1))
            .because("the column '" + column + "' is missing");
      }
    }
    return header;
  }

  private static Row row(CSVRecord values, Source source, List<String> header) {
    if (values.size() != header.size()) {
      throw BadInput.at(source.place(Math.min(values.size(), header.size()) - 1))
          .because(
              "expected " + header.size() + " values, one for each column, found " + values.size());
    }
    return new Row(source, header, values.stream().map(String::strip).toList());
  }

  /// The column in characters, from 1, where the value of a field begins.
  private static int columnOf(String line, int field) {
    boolean quoted = false;
    int seen = 0;
    for (int i = 0; i < line.length(); i++) {
      if (seen == field) {
        return i + 1;
      }
      if (line.charAt(i) == '"') {
        quoted = !quoted;
      } else if (line.charAt(i) == ',' && !quoted) {
        seen++;
      }
    }
    return line.length() + 1;
  }

  private record Source(String name, int line, String text) {
    Place place(int field) {
      return new Place(name, line, columnOf(text, field));
    }
  }

  /// One row.
  record Row(Source source, List<String> header, List<String> values) {

    /// The value of a column; may be empty.
    String value(String column) {
      return values.get(header.indexOf(column));
    }

    /// Where the value of a column stands.
    Place place(String column) {
      return source.place(header.indexOf(column));
    }

    /// Begins a report about the value of a column.
    BadInput.Report at(String column) {
      return BadInput.at(place(column));
    }

    /// The value of a column that names something: lower case letters, digits and hyphens.
    String id(String column) {
      String id = value(column);
      if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
        throw at(column).found(id).expected("a name of lower case letters, digits and hyphens");
      }
      return id;
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
