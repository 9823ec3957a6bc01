package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.Reader;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/// What each feature of a position is worth, by its name.
public record Weights(SortedMap<String, Double> values) {

  /// The columns that a file of weights has to have; it may have others, such as `meaning`.
  private static final List<String> COLUMNS = List.of("weight", "value");

  private static final CSVFormat CSV =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

  /// Copies the values.
  public Weights {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /// A weight.
  ///
  /// @throws IllegalArgumentException if there is none of that name
  public double of(String name) {
    Double value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no weight '" + name + "' in " + values.keySet());
    }
    return value;
  }

  /// Reads a CSV file with the columns `weight` and `value`, and others that are not looked at.
  ///
  /// @param source what to call the file
  /// @throws BadInput if a column is missing, a name comes twice, or a value is no number
  public static Weights read(Reader reader, String source) throws IOException {
    var values = new TreeMap<String, Double>();
    try (var parser = CSV.parse(reader)) {
      List<String> header = parser.getHeaderNames();
      for (String column : COLUMNS) {
        if (!header.contains(column)) {
          throw BadInput.at(Place.of(source))
              .because("the column '" + column + "' is missing");
        }
      }
      for (CSVRecord row : parser) {
        int line = Math.toIntExact(parser.getCurrentLineNumber());
        Place value = place(row, header.indexOf("value"), source, line);
        if (values.put(row.get("weight"), number(row.get("value"), value)) != null) {
          throw BadInput.at(place(row, header.indexOf("weight"), source, line))
              .found(row.get("weight"))
              .because("this weight is given already");
        }
      }
    }
    return new Weights(values);
  }

  /// These weights with some changed by a file like that of [#read].
  ///
  /// @throws BadInput also if the file names a weight that is none of these
  public Weights changedBy(Reader reader, String source) throws IOException {
    Weights given = read(reader, source);
    var changed = new TreeMap<>(values);
    for (String name : given.values.keySet()) {
      if (!values.containsKey(name)) {
        throw BadInput.at(Place.of(source)).unknown("a weight", name, values.keySet());
      }
    }
    changed.putAll(given.values);
    return new Weights(changed);
  }

  private static double number(String text, Place place) {
    try {
      double value = Double.parseDouble(text);
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException _) {
      // Told below, as for numbers that are none to count with.
    }
    throw BadInput.at(place).found(text).expected("a number");
  }

  /// Where a value stands in a row without quotation marks.
  private static Place place(CSVRecord row, int column, String source, int line) {
    int characters = 1;
    for (int i = 0; i < column && i < row.size(); i++) {
      characters += row.get(i).length() + 1;
    }
    return new Place(source, line, characters);
  }
}
