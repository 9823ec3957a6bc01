package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.matching.LearntTable;
import dev.rulewright.rulebook.compare.reading.Kind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// What to call it that an edition deviates: the kind that is likeliest by the same features that
/// say how likely it deviates, by the surroundings of the words, and by what was found first.
/// Logistic regressions, one for each kind, whose weights are learnt from texts whose differences
/// people have named.
///
/// @param weights by feature
record Kinds(Map<String, Map<Kind, Double>> weights) {

  /// Kinds that only what stands there can tell, not how likely it is.
  private static final Set<Kind> EVIDENT = Set.of(Kind.EXAMPLE, Kind.TYPO);

  /// Copies the map.
  Kinds {
    weights = Map.copyOf(weights);
  }

  /// Those in a table that ships.
  static Kinds of(String file) {
    Map<String, Map<Kind, Double>> weights = new HashMap<>();
    LearntTable table = LearntTable.of(Kinds.class, file);
    table
        .rows()
        .forEach((feature, numbers) -> {
          Map<Kind, Double> each = new EnumMap<>(Kind.class);
          for (Kind kind : Kind.values()) {
            each.put(kind, numbers[table.columns().indexOf(kind.toString())]);
          }
          weights.put(feature, each);
        });
    return new Kinds(weights);
  }

  /// The likeliest kind; an example or a slip of the pen only if that is what was found.
  ///
  /// @param features see [Deviation#features]
  /// @param surroundings see [Surroundings]
  /// @param found the kind of what was found first
  Kind likeliest(Map<String, Double> features, Map<String, Double> surroundings, Kind found) {
    Map<Kind, Double> sums = new EnumMap<>(Kind.class);
    add("", 1, sums);
    add("found " + found, 1, sums);
    features.forEach((feature, value) -> add(feature, value, sums));
    surroundings.forEach((feature, value) -> add(feature, value, sums));
    return sums.entrySet().stream()
        .filter(each -> each.getKey() == found || !EVIDENT.contains(each.getKey()))
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(found);
  }

  private void add(String feature, double value, Map<Kind, Double> sums) {
    weights
        .getOrDefault(feature, Map.of())
        .forEach((kind, weight) -> sums.merge(kind, weight * value, Double::sum));
  }
}
