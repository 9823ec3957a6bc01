package dev.rulewright.rulebook.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which words of one edition stand for which of the other, learnt from pairs of passages: the
/// probabilities of IBM's first translation model (Brown and others 1993), by a few rounds of
/// expectation maximisation.
public final class Translations {

  private static final int ROUNDS = 8;

  /// Translations less probable than this are forgotten.
  private static final double LEAST = 0.05;

  /// Stands for no word of the source, so that words without counterpart need none.
  private static final String NOTHING = "";

  private final Map<String, Map<String, Double>> probabilities = new HashMap<>();
  private final Map<String, Target> best = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /// A translation of a word.
  private record Target(String word, double probability) {

    /// The likelier one of two; of two that are equal, the one later in the alphabet.
    Target better(Target other) {
      int order = Double.compare(probability, other.probability);
      return order > 0 || (order == 0 && word.compareTo(other.word) > 0) ? this : other;
    }
  }

  /// A pair of passages, as the roots or stems of their words.
  public record Pair(List<String> source, List<String> target) {

    /// The same for the other direction.
    @SuppressWarnings("ArgumentSelectionDefectChecker") // Swapped on purpose.
    public Pair reversed() {
      return new Pair(target, source);
    }
  }

  /// Learns from pairs.
  public Translations(List<Pair> pairs) {
    var model = new Model();
    for (Pair pair : pairs) {
      var source = new LinkedHashSet<>(pair.source());
      source.forEach(word -> counts.merge(word, 1, Integer::sum));
      source.add(NOTHING);
      model.add(source, new LinkedHashSet<>(pair.target()));
    }
    model.learn((source, target, probability) -> {
      if (probability >= LEAST && !source.equals(NOTHING)) {
        probabilities.computeIfAbsent(source, _ -> new HashMap<>()).put(target, probability);
        best.merge(source, new Target(target, probability), Target::better);
      }
    });
  }

  /// Is told translations one by one.
  public interface Listener {

    /// Hears how probable it is that a word is translated by another one.
    void hears(String source, String target, double probability);
  }

  /// The parameters of the model: one number for each pair of words that stand in one pair of
  /// passages.
  private static final class Model {

    private final Words sources = new Words();
    private final Words targets = new Words();
    private final Parameters parameters = new Parameters();

    /// For each target word of each pair of passages, the parameters of all its source words.
    private final List<int[]> choices = new ArrayList<>();

    void add(Set<String> source, Set<String> target) {
      int[] from = source.stream().mapToInt(sources::number).toArray();
      for (String word : target) {
        int to = targets.number(word);
        int[] choice = new int[from.length];
        Arrays.setAll(choice, i -> parameters.number(from[i], to));
        choices.add(choice);
      }
    }

    void learn(Listener listener) {
      double[] probability = new double[parameters.size];
      Arrays.fill(probability, 1);
      for (int round = 0; round < ROUNDS; round++) {
        double[] expected = new double[probability.length];
        double[] whole = new double[sources.size()];
        for (int[] choice : choices) {
          double sum = 0;
          for (int number : choice) {
            sum += probability[number];
          }
          for (int number : choice) {
            double share = probability[number] / sum;
            expected[number] += share;
            whole[parameters.source(number)] += share;
          }
        }
        for (int number = 0; number < probability.length; number++) {
          probability[number] = expected[number] / whole[parameters.source(number)];
        }
      }
      for (int number = 0; number < probability.length; number++) {
        listener.hears(
            sources.word(parameters.source(number)),
            targets.word(parameters.target(number)),
            probability[number]);
      }
    }
  }

  /// Pairs of words by their numbers: a hash table with open addresses, as there are millions.
  private static final class Parameters {
    private long[] pairs = new long[1 << 10];
    private int[] table = new int[1 << 11];
    private int size;

    int number(int source, int target) {
      long pair = (long) source << 32 | target;
      int slot = slot(pair);
      if (table[slot] > 0) {
        return table[slot] - 1;
      }
      if (size == pairs.length) {
        pairs = Arrays.copyOf(pairs, 2 * size);
        table = new int[4 * size];
        for (int number = 0; number < size; number++) {
          table[slot(pairs[number])] = number + 1;
        }
        slot = slot(pair);
      }
      pairs[size++] = pair;
      table[slot] = size;
      return size - 1;
    }

    /// Where a pair stands or would stand. A slot holds a number and one, or 0 if it is free.
    private int slot(long pair) {
      int mask = table.length - 1;
      long mixed = pair * 0x9E3779B97F4A7C15L;
      int slot = (int) (mixed >>> 32) & mask;
      while (table[slot] > 0 && pairs[table[slot] - 1] != pair) {
        slot = slot + 1 & mask;
      }
      return slot;
    }

    int source(int number) {
      return (int) (pairs[number] >> 32);
    }

    int target(int number) {
      return (int) pairs[number];
    }
  }

  /// Words by their numbers.
  private static final class Words {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    int number(String word) {
      Integer known = numbers.putIfAbsent(word, words.size());
      if (known != null) {
        return known;
      }
      words.add(word);
      return words.size() - 1;
    }

    String word(int number) {
      return words.get(number);
    }

    int size() {
      return words.size();
    }
  }

  /// Tells all translations of a probability of at least 0.05, in any order.
  public void tell(Listener listener) {
    probabilities.forEach((source, targets) ->
        targets.forEach((target, probability) -> listener.hears(source, target, probability)));
  }

  /// The probability that a word is translated by another one, 0 if it is below 0.05.
  public double probability(String source, String target) {
    return probabilities.getOrDefault(source, Map.of()).getOrDefault(target, 0.0);
  }

  /// The probability of the likeliest translation of a word, 0 if it has none.
  public double bestProbability(String source) {
    Target target = best.get(source);
    return target == null ? 0 : target.probability();
  }

  /// The likeliest translation of a word.
  Optional<String> best(String source) {
    return Optional.ofNullable(best.get(source)).map(Target::word);
  }

  /// In how many source passages a word stands.
  int count(String source) {
    return counts.getOrDefault(source, 0);
  }
}
