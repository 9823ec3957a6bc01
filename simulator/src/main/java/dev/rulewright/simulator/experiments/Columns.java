package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Column;
import java.util.ArrayList;
import java.util.List;

/// The columns of a table, put together from left to right.
final class Columns {

  private final List<Column> columns = new ArrayList<>();

  /// Adds one.
  Columns and(String name, String unit, String meaning) {
    columns.add(new Column(name, unit, meaning));
    return this;
  }

  /// Adds three: an estimate and the ends of its 95 % interval.
  Columns andEstimate(String name, String unit, String meaning) {
    return and(name, unit, meaning)
        .and(name + "_low", unit, "lower end of its 95 % interval")
        .and(name + "_high", unit, "upper end of its 95 % interval");
  }

  /// Adds others.
  Columns and(List<Column> others) {
    columns.addAll(others);
    return this;
  }

  /// What the games that share their chance are called where so many play.
  static String groups(int seats) {
    return seats == 2 ? "pairs of games" : "groups of " + seats + " games";
  }

  List<Column> list() {
    return List.copyOf(columns);
  }
}
