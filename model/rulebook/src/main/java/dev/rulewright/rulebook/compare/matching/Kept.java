package dev.rulewright.rulebook.compare.matching;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/// What translators keep: how often an edition names a concept that another edition names there, in
/// texts that say the same. *Card* is nearly always kept, *to take* often becomes *to get*.
final class Kept {

  /// A concept is presumed to be kept as its kind is, which counts for as many places.
  private static final double PRESUMED = 12;

  /// How often a concept has been met, and kept.
  private record Count(double met, double kept) {

    static final Count NONE = new Count(0, 0);

    Count plus(Count other) {
      return new Count(met + other.met, kept + other.kept);
    }

    double share() {
      return kept / met;
    }
  }

  private static final Map<String, Count> CONCEPTS = new HashMap<>();

  /// All concepts of a kind together; of no kind, all.
  private static final Map<String, Count> KINDS = new HashMap<>();

  static {
    LearntTable.of(Kept.class, "kept.csv")
        .rows()
        .forEach((concept, each) -> {
          var count = new Count(each[0], each[1]);
          CONCEPTS.put(concept, count);
          KINDS.merge(kind(concept), count, Count::plus);
          KINDS.merge("", count, Count::plus);
        });
  }

  private Kept() {}

  private static String kind(String concept) {
    return concept.substring(0, concept.indexOf('.'));
  }

  /// How often what a word names is kept, from 0 to 1; of several concepts, the one most often
  /// kept.
  static double share(Collection<String> concepts) {
    return concepts.stream().mapToDouble(Kept::share).max().orElse(0);
  }

  private static double share(String concept) {
    Count count = CONCEPTS.getOrDefault(concept, Count.NONE);
    Count kind = KINDS.getOrDefault(kind(concept), KINDS.getOrDefault("", Count.NONE));
    return (count.kept() + PRESUMED * kind.share()) / (count.met() + PRESUMED);
  }
}
