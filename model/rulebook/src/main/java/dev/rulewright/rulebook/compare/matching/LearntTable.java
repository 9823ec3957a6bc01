package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.kernel.input.DataFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A table of numbers that has been learnt and ships beside the class that uses it. It is read
/// without the care that other people's tables need.
///
/// @param columns the names of the numbers, in order
/// @param rows the numbers of each row, by its name
public record LearntTable(List<String> columns, Map<String, double[]> rows) {

  /// The table in a file beside a class.
  public static LearntTable of(Class<?> user, String file) {
    List<String> lines = DataFile.beside(user, file).text().lines().toList();
    Map<String, double[]> rows = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split(",", -1);
      double[] numbers = new double[values.length - 1];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = Double.parseDouble(values[i + 1]);
      }
      rows.put(values[0], numbers);
    }
    return new LearntTable(
        List.of(lines.getFirst().split(",", -1)).stream().skip(1).toList(), rows);
  }
}
