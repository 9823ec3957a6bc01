package dev.rulewright.rulebook.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How often the editions say a thing alike where one of them says it.
///
/// @param together in how many passages all speaking editions say it, and in how many only some do
record Reliability(Map<String, int[]> together) {

  private static final double PRESUMED = 3;

  static Reliability of(List<Map<String, Passage>> passages) {
    Map<String, int[]> together = new HashMap<>();
    for (Map<String, Passage> row : passages) {
      List<Passage> speaking = row.values().stream().filter(p -> !p.units().isEmpty()).toList();
      if (speaking.size() < 2) {
        continue;
      }
      for (Slot slot : Slot.ALL) {
        for (String value : slot.values()) {
          long saying = speaking.stream().filter(p -> p.answers(slot).contains(value)).count();
          if (saying > 0) {
            together.computeIfAbsent(value, _ -> new int[2])[saying == speaking.size() ? 0 : 1]++;
          }
        }
      }
    }
    return new Reliability(together);
  }

  /// From 0 to 1: near 1 for what is said alike nearly always. Three passages alike are presumed,
  /// so that a short text with one difference is not taken for two languages that differ.
  double of(String value) {
    int[] counts = together.getOrDefault(value, new int[2]);
    return (counts[0] + PRESUMED) / (counts[0] + counts[1] + PRESUMED);
  }
}
