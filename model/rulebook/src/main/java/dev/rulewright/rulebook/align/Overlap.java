package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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
  static Overlap of(Sides sides, Translations translations, Corridor corridor) {
    int[][] leftBags = sides.lefts;
    int[][] rightBags = translated(sides, translations);
    int[] inLeft = occurrences(leftBags, sides.numbers.size());
    int[] inRight = occurrences(rightBags, sides.numbers.size());
    double[] weights = new double[sides.numbers.size()];
    double units = (double) sides.left.size() + sides.right.size();
    sides.numbers.forEach((feature, number) -> {
      if (inRight[number] > 0) {
        double rarity = Math.log(units / (inLeft[number] + inRight[number]));
        weights[number] = feature.startsWith(Features.MARK) ? MARK * rarity : rarity;
      }
    });
    int[] offsets = new int[leftBags.length];
    float[][] shared = new float[leftBags.length][];
    for (int i = 0; i < shared.length; i++) {
      offsets[i] = corridor.from(Math.max(0, i - BeadSearch.MOST));
      int end = corridor.to(Math.min(corridor.lefts(), i + BeadSearch.MOST));
      shared[i] = new float[end - offsets[i] + 1];
    }
    share(leftBags, positions(rightBags, inRight), weights, shared, offsets);
    return new Overlap(shared, offsets, sums(leftBags, weights), sums(rightBags, weights));
  }

  /// What each right unit has, and what its words translate, each once.
  private static int[][] translated(Sides sides, Translations translations) {
    List<List<Integer>> sources =
        Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
            .limit(sides.words.size())
            .toList();
    sides.numbers.forEach((feature, number) ->
        translations
            .best(feature)
            .filter(target -> translations.probability(feature, target) > SURE)
            .map(sides.words::get)
            .ifPresent(word -> sources.get(word).add(number)));
    int[][] bags = new int[sides.rights.length][];
    int[] holder = new int[sides.numbers.size()]; // The last unit that has each number, and 1.
    int[] bag = new int[sides.numbers.size()];
    for (int i = 0; i < bags.length; i++) {
      int size = 0;
      for (int number : sides.rights[i]) {
        bag[size++] = number;
        holder[number] = i + 1;
      }
      for (int word : sides.roots[i]) {
        for (int number : sources.get(word)) {
          if (holder[number] <= i) {
            bag[size++] = number;
            holder[number] = i + 1;
          }
        }
      }
      bags[i] = Arrays.copyOf(bag, size);
    }
    return bags;
  }

  /// In how many bags each number is.
  private static int[] occurrences(int[][] bags, int numbers) {
    int[] occurrences = new int[numbers];
    for (int[] bag : bags) {
      for (int number : bag) {
        occurrences[number]++;
      }
    }
    return occurrences;
  }

  private static double[] sums(int[][] bags, double[] weights) {
    double[] sums = new double[bags.length + 1];
    for (int i = 0; i < bags.length; i++) {
      double sum = 0;
      for (int number : bags[i]) {
        sum += weights[number];
      }
      sums[i + 1] = sums[i] + sum;
    }
    return sums;
  }

  /// The bags in which each number is, in order.
  ///
  /// @param occurrences in how many it is
  private static int[][] positions(int[][] bags, int[] occurrences) {
    int[][] positions = new int[occurrences.length][];
    Arrays.setAll(positions, number -> new int[occurrences[number]]);
    int[] next = new int[positions.length];
    for (int j = 0; j < bags.length; j++) {
      for (int number : bags[j]) {
        positions[number][next[number]++] = j;
      }
    }
    return positions;
  }

  private static void share(
      int[][] left, int[][] positions, double[] weights, float[][] shared, int[] offsets) {
    for (int i = 0; i < shared.length; i++) {
      int end = offsets[i] + shared[i].length - 1;
      for (int number : left[i]) {
        int[] units = positions[number];
        int at = Arrays.binarySearch(units, offsets[i]);
        float weight = (float) weights[number];
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
