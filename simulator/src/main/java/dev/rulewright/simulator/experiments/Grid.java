package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// All combinations of the levels of some factors, those of the last factor changing fastest.
public record Grid(Arm base, List<Factor> factors) {

  /// One combination.
  ///
  /// @param levels a value for each factor
  public record Cell(List<String> levels, Arm arm) {}

  public List<Cell> cells() {
    List<List<String>> combinations = List.of(List.of());
    for (Factor factor : factors) {
      var more = new ArrayList<List<String>>();
      for (List<String> combination : combinations) {
        for (String level : factor.levels()) {
          var longer = new ArrayList<>(combination);
          longer.add(level);
          more.add(longer);
        }
      }
      combinations = more;
    }
    return combinations.stream().map(levels -> new Cell(levels, arm(levels))).toList();
  }

  /// The base with the factors set; its name tells how.
  public Arm arm(List<String> levels) {
    return arm(base, "", factors.stream().map(Factor::key).toList(), levels);
  }

  /// A base with some settings; its name tells them.
  ///
  /// @param prefix what the name begins with
  /// @param values one for each key
  public static Arm arm(Arm base, String prefix, List<String> keys, List<String> values) {
    var changes = new TreeMap<>(base.changes());
    var names = new ArrayList<String>();
    for (int i = 0; i < values.size(); i++) {
      changes.put(keys.get(i), values.get(i));
      names.add(keys.get(i) + "=" + values.get(i));
    }
    return new Arm(prefix + String.join(" ", names), changes);
  }
}
