package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

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
    model.learn((source, target, probability) -> {
      if (probability >= LEAST && !source.equals(NOTHING)) {
        probabilities.computeIfAbsent(source, _ -> new HashMap<>()).put(target, probability);
      }
    });
  }

  /// Takes what a model has learnt.
  private interface Learnt {
    void takes(String source, String target, double probability);
  }

  /// The parameters of the model: one number for each pair of words that stand in one pair of
  /// passages.
  private static final class Model {

    private final Words sources = new Words();
    private final Words targets = new Words();

    /// For each target word of each pair of passages: the words of the source, each with the target
    /// word in one number.
    private final List<long[]> choices = new ArrayList<>();

    void add(Set<String> source, Set<String> target) {
      int[] from = source.stream().mapToInt(sources::number).toArray();
      for (String word : target) {
        long to = targets.number(word);
        choices.add(IntStream.of(from).mapToLong(number -> (long) number << 32 | to).toArray());
      }
    }

    /// Each pair of words once, in order.
    private long[] parameters() {
      long[] all = choices.stream().flatMapToLong(LongStream::of).toArray();
      Arrays.sort(all);
      int count = 0;
      for (int i = 0; i < all.length; i++) {
        if (i == 0 || all[i] != all[i - 1]) {
          all[count++] = all[i];
        }
      }
      return Arrays.copyOf(all, count);
    }

    private static int[] indices(long[] choice, long[] parameters) {
      int[] indices = new int[choice.length];
      Arrays.setAll(indices, i -> Arrays.binarySearch(parameters, choice[i]));
      return indices;
    }

    void learn(Learnt learnt) {
      long[] parameters = parameters();
      int[][] indices = new int[choices.size()][];
      Arrays.setAll(indices, i -> indices(choices.get(i), parameters));
      double[] probability = new double[parameters.length];
      Arrays.fill(probability, 1);
      for (int round = 0; round < ROUNDS; round++) {
        double[] expected = new double[probability.length];
        double[] whole = new double[sources.size()];
        for (int[] choice : indices) {
          double sum = 0;
          for (int number : choice) {
            sum += probability[number];
          }
          for (int number : choice) {
            double share = probability[number] / sum;
            expected[number] += share;
            whole[(int) (parameters[number] >> 32)] += share;
          }
        }
        for (int number = 0; number < probability.length; number++) {
          probability[number] = expected[number] / whole[(int) (parameters[number] >> 32)];
        }
      }
      for (int number = 0; number < probability.length; number++) {
        learnt.takes(
            sources.word((int) (parameters[number] >> 32)),
            targets.word((int) parameters[number]),
            probability[number]);
      }
    }
  }

  /// Words by their numbers.
  private static final class Words {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    int number(String word) {
      return numbers.computeIfAbsent(
          word,
          _ -> {
            words.add(word);
            return words.size() - 1;
          });
    }

    String word(int number) {
      return words.get(number);
    }

    int size() {
      return words.size();
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
