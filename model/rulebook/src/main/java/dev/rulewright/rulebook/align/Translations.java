package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which words of one edition stand for which of the other, learnt from pairs of passages: the
/// probabilities of IBM's first translation model (Brown and others 1993), by a few rounds of
/// expectation maximisation.
final class Translations {

  private static final int ROUNDS = 8;

  /// Translations less probable than this are forgotten.
  private static final double LEAST = 0.05;

  /// Stands for no word of the source, so that words without counterpart need none.
  private static final String NOTHING = "";

  private final Map<String, Map<String, Double>> probabilities = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /// A pair of passages, as stems.
  record Pair(List<String> source, List<String> target) {

    /// The same for the other direction.
    @SuppressWarnings("ArgumentSelectionDefectChecker") // Swapped on purpose.
    Pair reversed() {
      return new Pair(target, source);
    }
  }

  /// Learns from pairs.
  Translations(List<Pair> pairs) {
    var model = new Model();
    for (Pair pair : pairs) {
      var source = new LinkedHashSet<>(pair.source());
      source.forEach(stem -> counts.merge(stem, 1, Integer::sum));
      source.add(NOTHING);
      model.add(source, new LinkedHashSet<>(pair.target()));
    }
    double[] learnt = model.learn();
    model.numbers.forEach((words, number) -> {
      if (learnt[number] >= LEAST && !words.source().equals(NOTHING)) {
        probabilities
            .computeIfAbsent(words.source(), _ -> new LinkedHashMap<>())
            .put(words.target(), learnt[number]);
      }
    });
  }

  /// The parameters of the model: one number for each pair of words that stand in one pair of
  /// passages.
  private static final class Model {

    private record Words(String source, String target) {}

    private final Map<Words, Integer> numbers = new LinkedHashMap<>();

    /// The number of the source word of each parameter.
    private final List<Integer> sources = new ArrayList<>();

    private final Map<String, Integer> sourceNumbers = new HashMap<>();

    /// For each target word of each pair of passages, the parameters of all its source words.
    private final List<int[]> choices = new ArrayList<>();

    void add(Set<String> source, Set<String> target) {
      for (String word : target) {
        choices.add(source.stream().mapToInt(from -> number(from, word)).toArray());
      }
    }

    private int number(String source, String target) {
      return numbers.computeIfAbsent(
          new Words(source, target),
          _ -> {
            sources.add(sourceNumbers.computeIfAbsent(source, _ -> sourceNumbers.size()));
            return sources.size() - 1;
          });
    }

    double[] learn() {
      double[] probability = new double[sources.size()];
      Arrays.fill(probability, 1);
      for (int round = 0; round < ROUNDS; round++) {
        double[] expected = new double[probability.length];
        double[] whole = new double[sourceNumbers.size()];
        for (int[] choice : choices) {
          double sum = 0;
          for (int number : choice) {
            sum += probability[number];
          }
          for (int number : choice) {
            double share = probability[number] / sum;
            expected[number] += share;
            whole[sources.get(number)] += share;
          }
        }
        for (int number = 0; number < probability.length; number++) {
          probability[number] = expected[number] / whole[sources.get(number)];
        }
      }
      return probability;
    }
  }

  /// The probability that a stem is translated by another one, 0 if it is below 0.05.
  double probability(String source, String target) {
    return probabilities.getOrDefault(source, Map.of()).getOrDefault(target, 0.0);
  }

  /// The likeliest translation of a stem.
  Optional<String> best(String source) {
    return probabilities.getOrDefault(source, Map.of()).entrySet().stream()
        .max(Map.Entry.<String, Double>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }

  /// In how many source passages a stem stands.
  int count(String source) {
    return counts.getOrDefault(source, 0);
  }
}
