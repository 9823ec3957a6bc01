package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the units of two editions have in common: numbers, names, what their words do in rules, and
/// words that translate each other. What few units have weighs more (inverse document frequency).
final class Overlap {

  /// A translation less probable than this is none.
  private static final double SURE = 0.25;

  /// How much a word of rules weighs beside a name of the same rarity.
  private static final double MARK = 0.6;

  /// The weights of what a left and a right unit share.
  private final float[][] shared;

  /// The weights of all that can be shared, by unit.
  private final double[] lefts;

  private final double[] rights;

  private Overlap(float[][] shared, double[] lefts, double[] rights) {
    this.shared = shared;
    this.lefts = lefts;
    this.rights = rights;
  }

  static Overlap of(List<Features> left, List<Features> right, Translations translations) {
    Map<String, Set<String>> sources = new HashMap<>();
    for (Features unit : left) {
      for (String stem : unit.stems()) {
        translations
            .best(stem)
            .filter(target -> translations.probability(stem, target) > SURE)
            .ifPresent(
                target -> sources.computeIfAbsent(target, _ -> new LinkedHashSet<>()).add(stem));
      }
    }
    List<Set<String>> leftBags = left.stream().map(unit -> bag(unit, Map.of())).toList();
    List<Set<String>> rightBags = right.stream().map(unit -> bag(unit, sources)).toList();
    Map<String, Integer> inLeft = occurrences(leftBags);
    Map<String, Integer> inRight = occurrences(rightBags);
    Map<String, Double> weights = new HashMap<>();
    int units = left.size() + right.size();
    inLeft.forEach((feature, count) -> {
      int others = inRight.getOrDefault(feature, 0);
      if (others > 0) {
        double rarity = Math.log((double) units / (count + others));
        weights.put(feature, feature.startsWith("mark ") ? MARK * rarity : rarity);
      }
    });
    return new Overlap(
        shared(leftBags, rightBags, weights), sums(leftBags, weights), sums(rightBags, weights));
  }

  private static Set<String> bag(Features unit, Map<String, Set<String>> sources) {
    var bag = new LinkedHashSet<String>();
    for (String stem : unit.stems()) {
      bag.add(stem);
      bag.addAll(sources.getOrDefault(stem, Set.of()));
    }
    unit.marks().forEach(mark -> bag.add("mark " + mark));
    return bag;
  }

  private static Map<String, Integer> occurrences(List<Set<String>> bags) {
    Map<String, Integer> occurrences = new HashMap<>();
    bags.forEach(bag -> bag.forEach(feature -> occurrences.merge(feature, 1, Integer::sum)));
    return occurrences;
  }

  private static double[] sums(List<Set<String>> bags, Map<String, Double> weights) {
    return bags.stream()
        .mapToDouble(bag -> bag.stream().mapToDouble(f -> weights.getOrDefault(f, 0.0)).sum())
        .toArray();
  }

  private static float[][] shared(
      List<Set<String>> left, List<Set<String>> right, Map<String, Double> weights) {
    Map<String, List<Integer>> where = new HashMap<>();
    for (int j = 0; j < right.size(); j++) {
      for (String feature : right.get(j)) {
        if (weights.containsKey(feature)) {
          where.computeIfAbsent(feature, _ -> new ArrayList<>()).add(j);
        }
      }
    }
    float[][] shared = new float[left.size()][right.size()];
    for (int i = 0; i < left.size(); i++) {
      for (String feature : left.get(i)) {
        double weight = weights.getOrDefault(feature, 0.0);
        for (int j : where.getOrDefault(feature, List.of())) {
          shared[i][j] += (float) weight;
        }
      }
    }
    return shared;
  }

  /// How much of what two beads say is common, from 0 to 1 (Dice's coefficient).
  double of(int left, int leftCount, int right, int rightCount) {
    double common = 0;
    double all = 0;
    for (int i = left; i < left + leftCount; i++) {
      for (int j = right; j < right + rightCount; j++) {
        common += shared[i][j];
      }
      all += lefts[i];
    }
    for (int j = right; j < right + rightCount; j++) {
      all += rights[j];
    }
    return all == 0 ? 0 : Math.min(1, 2 * common / all);
  }
}
