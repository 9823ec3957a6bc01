package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Rows beside each other in which one says what the other lacks. An aligner that finds nothing in
/// common leaves such sentences alone; they are compared with each other before anyone is told that
/// they are missing.
final class Neighbours {

  /// How much such rows are presumed to have in common.
  private static final double COMMON = 0.35;

  /// How much longer one may be than the other.
  private static final double LONGER = 2.2;

  private Neighbours() {}

  /// The rows, those made one that fill each other.
  static List<Row> joined(List<Row> rows, List<String> languages) {
    var joined = new ArrayList<Row>();
    for (Row row : rows) {
      if (!joined.isEmpty() && fill(joined.getLast(), row, languages)) {
        joined.add(join(joined.removeLast(), row, languages));
      } else {
        joined.add(row);
      }
    }
    return joined;
  }

  private static boolean fill(Row one, Row other, List<String> languages) {
    boolean apart =
        languages.stream()
            .allMatch(language -> one.in(language).isEmpty() || other.in(language).isEmpty());
    double ratio = (double) length(one) / length(other);
    return apart
        && one.first().role() != Role.HEADING
        && other.first().role() != Role.HEADING
        && Math.max(ratio, 1 / ratio) <= LONGER;
  }

  /// The letters of an edition in a row, on average.
  private static int length(Row row) {
    return (int)
        row.units().values().stream()
            .filter(units -> !units.isEmpty())
            .mapToInt(units -> units.stream().map(Unit::text).mapToInt(String::length).sum())
            .average()
            .orElseThrow();
  }

  private static Row join(Row one, Row other, List<String> languages) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    for (String language : languages) {
      units.put(language, one.in(language).isEmpty() ? other.in(language) : one.in(language));
    }
    return new Row(Collections.unmodifiableMap(units), COMMON);
  }
}
