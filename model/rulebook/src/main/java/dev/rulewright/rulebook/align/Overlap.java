package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.Arrays;
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

  /// The weights of what a left unit shares with all right units before each one, by left unit; the
  /// right units of a row begin at its offset.
  private final float[][] shared;

  private final int[] offsets;

  /// The weights of all that can be shared by the units before each one.
  private final double[] lefts;

  private final double[] rights;

  private Overlap(float[][] shared, int[] offsets, double[] lefts, double[] rights) {
    this.shared = shared;
    this.offsets = offsets;
    this.lefts = lefts;
    this.rights = rights;
  }

  /// @param corridor only units that a bead in it can hold are looked at
  static Overlap of(
      List<Features> left, List<Features> right, Translations translations, Corridor corridor) {
    Map<String, Set<String>> sources = new HashMap<>();
    for (Features unit : left) {
      for (String word : unit.beginnings()) {
        translations
            .best(word)
            .filter(target -> translations.probability(word, target) > SURE)
            .ifPresent(
                target -> sources.computeIfAbsent(target, _ -> new LinkedHashSet<>()).add(word));
      }
    }
    List<Set<String>> leftBags = left.stream().map(Features::bag).toList();
    List<Set<String>> rightBags = right.stream().map(unit -> bag(unit, sources)).toList();
    Map<String, Integer> inLeft = occurrences(leftBags);
    Map<String, Integer> inRight = occurrences(rightBags);
    Map<String, Double> weights = new HashMap<>();
    int units = left.size() + right.size();
    inLeft.forEach((feature, count) -> {
      int others = inRight.getOrDefault(feature, 0);
      if (others > 0) {
        double rarity = Math.log((double) units / (count + others));
        weights.put(feature, feature.startsWith(Features.MARK) ? MARK * rarity : rarity);
      }
    });
    int[] offsets = new int[left.size()];
    float[][] shared = new float[left.size()][];
    for (int i = 0; i < shared.length; i++) {
      offsets[i] = corridor.from(Math.max(0, i - Aligner.MOST));
      int end = corridor.to(Math.min(corridor.lefts(), i + Aligner.MOST));
      shared[i] = new float[end - offsets[i] + 1];
    }
    share(leftBags, positions(rightBags, weights), weights, shared, offsets);
    return new Overlap(shared, offsets, sums(leftBags, weights), sums(rightBags, weights));
  }

  private static Set<String> bag(Features unit, Map<String, Set<String>> sources) {
    var bag = new LinkedHashSet<>(unit.bag());
    unit.beginnings().forEach(word -> bag.addAll(sources.getOrDefault(word, Set.of())));
    return bag;
  }

  private static Map<String, Integer> occurrences(List<Set<String>> bags) {
    Map<String, Integer> occurrences = new HashMap<>();
    bags.forEach(bag -> bag.forEach(feature -> occurrences.merge(feature, 1, Integer::sum)));
    return occurrences;
  }

  private static double[] sums(List<Set<String>> bags, Map<String, Double> weights) {
    double[] sums = new double[bags.size() + 1];
    for (int i = 0; i < bags.size(); i++) {
      double sum = 0;
      for (String feature : bags.get(i)) {
        sum += weights.getOrDefault(feature, 0.0);
      }
      sums[i + 1] = sums[i] + sum;
    }
    return sums;
  }

  /// The units in which each feature stands, in order.
  private static Map<String, int[]> positions(List<Set<String>> bags, Map<String, Double> weights) {
    Map<String, List<Integer>> where = new HashMap<>();
    for (int j = 0; j < bags.size(); j++) {
      for (String feature : bags.get(j)) {
        if (weights.containsKey(feature)) {
          where.computeIfAbsent(feature, _ -> new ArrayList<>()).add(j);
        }
      }
    }
    Map<String, int[]> positions = new HashMap<>();
    where.forEach((feature, units) ->
        positions.put(feature, units.stream().mapToInt(Integer::intValue).toArray()));
    return positions;
  }

  private static void share(
      List<Set<String>> left,
      Map<String, int[]> positions,
      Map<String, Double> weights,
      float[][] shared,
      int[] offsets) {
    int[] nowhere = {};
    for (int i = 0; i < shared.length; i++) {
      int end = offsets[i] + shared[i].length - 1;
      for (String feature : left.get(i)) {
        int[] units = positions.getOrDefault(feature, nowhere);
        int at = Arrays.binarySearch(units, offsets[i]);
        float weight = weights.getOrDefault(feature, 0.0).floatValue();
        for (int p = at < 0 ? -at - 1 : at; p < units.length && units[p] < end; p++) {
          shared[i][units[p] - offsets[i] + 1] += weight;
        }
      }
      for (int j = 1; j < shared[i].length; j++) {
        shared[i][j] += shared[i][j - 1];
      }
    }
  }

  /// How much of what two beads say is common, from 0 to 1 (Dice's coefficient).
  double of(int left, int leftCount, int right, int rightCount) {
    double all = lefts[left + leftCount] - lefts[left] + rights[right + rightCount] - rights[right];
    if (all <= 0) {
      return 0;
    }
    double common = 0;
    for (int i = left; i < left + leftCount; i++) {
      int at = right - offsets[i];
      common += shared[i][at + rightCount] - shared[i][at];
    }
    return Math.min(1, 2 * common / all);
  }
}
