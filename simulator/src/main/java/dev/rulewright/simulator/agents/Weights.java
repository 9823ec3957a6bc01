package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/// What each feature of a position is worth, by its name.
public record Weights(SortedMap<String, Double> values) {

  private static final String NAME = "weight";
  private static final String VALUE = "value";

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

  /// Reads a CSV table with the columns `weight` and `value`, and others that are not looked at.
  ///
  /// @param source what to call the table
  /// @throws BadInput if a column is missing, a name comes twice, or a value is no number
  public static Weights read(String text, String source) {
    return read(TableReader.of(text, source, NAME, VALUE), _ -> {});
  }

  /// The weights of a table that ships beside a class.
  ///
  /// @param name the name of the file
  public static Weights shipped(Class<?> beside, String name) {
    return read(TableReader.shipped(beside, name, NAME, VALUE), _ -> {});
  }

  /// These weights with some changed by a table like that of [#read].
  ///
  /// @throws BadInput also if the table names a weight that is none of these
  public Weights changedBy(String text, String source) {
    Weights given =
        read(
            TableReader.of(text, source, NAME, VALUE),
            row -> {
              if (!values.containsKey(row.value(NAME))) {
                throw row.at(NAME).unknown("a weight", row.value(NAME), values.keySet());
              }
            });
    var changed = new TreeMap<>(values);
    changed.putAll(given.values);
    return new Weights(changed);
  }

  private static Weights read(Iterable<Row> rows, Consumer<Row> check) {
    var values = new TreeMap<String, Double>();
    for (Row row : rows) {
      check.accept(row);
      if (values.put(row.value(NAME), row.decimal(VALUE)) != null) {
        throw row.found(NAME).because("this weight is given already");
      }
    }
    return new Weights(values);
  }
}
