package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.ScenarioLines;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The fields in which two positions differ.
///
/// @param a the fields of the first, by key
/// @param b the fields of the second, with the same keys
public record DifferingFields(Map<String, String> a, Map<String, String> b) {

  private static final String STAGE = "stage";

  public static <P> DifferingFields of(TwoReadings<P, ?> readings, Pair<P> positions) {
    Map<String, String> a = ScenarioLines.fields(readings.a(), positions.a());
    Map<String, String> b = ScenarioLines.fields(readings.b(), positions.b());
    Set<String> keys = new LinkedHashSet<>(a.keySet());
    keys.addAll(b.keySet());
    var differA = new LinkedHashMap<String, String>();
    var differB = new LinkedHashMap<String, String>();
    for (String key : keys) {
      String valueA = a.getOrDefault(key, whenMissing(key));
      String valueB = b.getOrDefault(key, whenMissing(key));
      if (!valueA.equals(valueB)) {
        differA.put(key, valueA);
        differB.put(key, valueB);
      }
    }
    return new DifferingFields(differA, differB);
  }

  private static String whenMissing(String key) {
    if (key.endsWith("-deck")) {
      return "rest";
    }
    return key.equals(STAGE) ? "turn" : "none";
  }

  /// The fields in one line each.
  public Pair<String> written() {
    return new Pair<>(written(a), written(b));
  }

  private static String written(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + ": " + field.getValue())
        .collect(Collectors.joining("; "));
  }
}
