package dev.rulewright.simulator.experiments;

import java.util.HashSet;
import java.util.List;

/// A setting and the values that it takes in an experiment.
///
/// @param levels its values, at least two, no two alike
public record Factor(String key, List<String> levels) {

  /// @throws IllegalArgumentException if there are fewer than two values, or two are alike
  public Factor {
    levels = List.copyOf(levels);
    if (levels.size() < 2 || new HashSet<>(levels).size() < levels.size()) {
      throw new IllegalArgumentException(key + " with the values " + levels);
    }
  }
}
