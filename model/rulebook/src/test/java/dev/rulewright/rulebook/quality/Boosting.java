package dev.rulewright.rulebook.quality;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Gradient boosting: regression trees, each of which corrects what those before it say of the odds
/// that something is so (J. Friedman, 2001; leaves and gains as in T. Chen and C. Guestrin, 2016).
final class Boosting {

  private static final int TREES = 200;
  private static final int LEAVES = 20;

  /// The fewest samples of a leaf.
  private static final int LEAST = 10;

  /// How much of what a tree says is believed.
  private static final double RATE = 0.08;

  /// The penalty on the square of what a leaf says.
  private static final double PENALTY = 3;

  /// So many values of a feature are tried as thresholds.
  private static final int THRESHOLDS = 32;

  /// Something to learn from.
  ///
  /// @param features at least 0, by name; what is missing is 0
  /// @param is whether it is so
  record Example(Map<String, Double> features, boolean is, double weight) {}

  private record Split(double gain, int feature, int step) {}

  /// A node that has not been split yet.
  private static final class Leaf {
    private final int[] examples;
    private final double value;
    private final Split best;
    private List<Leaf> children = List.of();

    private Leaf(int[] examples, double value, Split best) {
      this.examples = examples;
      this.value = value;
      this.best = best;
    }
  }

  private final List<Example> examples;
  private final List<String> names = new ArrayList<>();

  /// The thresholds of each feature, rising.
  private final List<double[]> thresholds = new ArrayList<>();

  /// Which features of an example are more than 0, and how many of their thresholds each exceeds.
  private final int[][] features;

  private final int[][] steps;
  private final double[] sums;
  private final double[] slopes;
  private final double[] curvatures;

  private Boosting(List<Example> examples) {
    this.examples = examples;
    Map<String, List<Double>> values = new TreeMap<>();
    for (Example each : examples) {
      each.features()
          .forEach(
              (name, value) -> values.computeIfAbsent(name, _ -> new ArrayList<>()).add(value));
    }
    values.values().removeIf(all -> all.size() < LEAST);
    values.forEach((name, all) -> {
      names.add(name);
      thresholds.add(thresholds(all));
    });
    features = new int[examples.size()][];
    steps = new int[examples.size()][];
    for (int i = 0; i < features.length; i++) {
      Map<String, Double> of = new TreeMap<>(examples.get(i).features());
      of.keySet().retainAll(values.keySet());
      int[] indices = of.keySet().stream().mapToInt(names::indexOf).toArray();
      double[] numbers = of.values().stream().mapToDouble(Double::doubleValue).toArray();
      features[i] = indices;
      steps[i] =
          IntStream.range(0, indices.length)
              .map(k -> step(thresholds.get(indices[k]), numbers[k]))
              .toArray();
    }
    sums = new double[features.length];
    slopes = new double[features.length];
    curvatures = new double[features.length];
  }

  private static double[] thresholds(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    var chosen = new TreeSet<Double>(List.of(0.0));
    for (int i = 1; i < THRESHOLDS; i++) {
      chosen.add(Math.round(sorted.get(i * sorted.size() / THRESHOLDS) * 1000) / 1000.0);
    }
    return chosen.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static int step(double[] thresholds, double value) {
    return (int) IntStream.range(0, thresholds.length).filter(i -> value > thresholds[i]).count();
  }

  /// Learns trees; each node is a line: the number that is added to the logarithm of the odds, or a
  /// feature and a threshold, followed by the node for what does not exceed it and the other one,
  /// each further in.
  ///
  /// @param constant what is added to all
  static List<String> learn(List<Example> examples, double constant) {
    var boosting = new Boosting(examples);
    double is = examples.stream().filter(Example::is).mapToDouble(Example::weight).sum();
    double all = examples.stream().mapToDouble(Example::weight).sum();
    double odds = Math.log(is / (all - is));
    Arrays.fill(boosting.sums, odds);
    return Stream.concat(
            Stream.of(leaf(odds + constant)),
            IntStream.range(0, TREES).boxed().flatMap(_ -> boosting.tree().stream()))
        .toList();
  }

  private static String leaf(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private List<String> tree() {
    for (int i = 0; i < sums.length; i++) {
      Example example = examples.get(i);
      double probability = 1 / (1 + Math.exp(-sums[i]));
      slopes[i] = example.weight() * ((example.is() ? 1 : 0) - probability);
      curvatures[i] = example.weight() * probability * (1 - probability);
    }
    Leaf root = leaf(IntStream.range(0, sums.length).toArray());
    List<Leaf> leaves = new ArrayList<>(List.of(root));
    while (leaves.size() < LEAVES) {
      Leaf next =
          leaves.stream().max(Comparator.comparingDouble(leaf -> leaf.best.gain())).orElseThrow();
      if (next.best.gain() <= 0) {
        break;
      }
      next.children = split(next);
      leaves.remove(next);
      leaves.addAll(next.children);
    }
    for (Leaf each : leaves) {
      for (int i : each.examples) {
        sums[i] += each.value;
      }
    }
    return lines(root);
  }

  private List<String> lines(Leaf node) {
    if (node.children.isEmpty()) {
      return List.of(leaf(node.value));
    }
    String line =
        names.get(node.best.feature())
            + " > "
            + thresholds.get(node.best.feature())[node.best.step()];
    return Stream.concat(
            Stream.of(line),
            node.children.stream().flatMap(each -> lines(each).stream()).map(" "::concat))
        .toList();
  }

  private List<Leaf> split(Leaf leaf) {
    return Stream.of(false, true)
        .map(more ->
            leaf(
                IntStream.of(leaf.examples)
                    .filter(i -> exceeds(i, leaf.best.feature(), leaf.best.step()) == more)
                    .toArray()))
        .toList();
  }

  private boolean exceeds(int example, int feature, int step) {
    int[] of = features[example];
    for (int k = 0; k < of.length; k++) {
      if (of[k] == feature) {
        return steps[example][k] > step;
      }
    }
    return false;
  }

  private Leaf leaf(int[] of) {
    var all = new Sums();
    for (int i : of) {
      all.add(slopes[i], curvatures[i], 1);
    }
    return new Leaf(of, RATE * all.slope / (all.curvature + PENALTY), best(of, all));
  }

  /// The split that fits best; its gain is 0 if there is none.
  private Split best(int[] of, Sums all) {
    Sums[][] atStep = new Sums[names.size()][];
    for (int i : of) {
      for (int k = 0; k < features[i].length; k++) {
        int feature = features[i][k];
        if (atStep[feature] == null) {
          atStep[feature] = new Sums[thresholds.get(feature).length + 1];
          Arrays.setAll(atStep[feature], _ -> new Sums());
        }
        atStep[feature][steps[i][k]].add(slopes[i], curvatures[i], 1);
      }
    }
    var best = new Split(0, 0, 0);
    for (int feature = 0; feature < atStep.length; feature++) {
      var above = new Sums();
      for (int step = atStep[feature] == null ? 0 : atStep[feature].length - 1; step > 0; step--) {
        Sums here = atStep[feature][step];
        above.add(here.slope, here.curvature, here.count);
        double gain = above.score() + all.without(above).score() - all.score();
        if (above.count >= LEAST && all.count - above.count >= LEAST && gain > best.gain() + 1e-9) {
          best = new Split(gain, feature, step - 1);
        }
      }
    }
    return best;
  }

  /// What some examples say together: how far the odds are off, how firmly, and how many they are.
  private static final class Sums {
    private double slope;
    private double curvature;
    private int count;

    void add(double moreSlope, double moreCurvature, int more) {
      slope += moreSlope;
      curvature += moreCurvature;
      count += more;
    }

    Sums without(Sums other) {
      var rest = new Sums();
      rest.add(slope - other.slope, curvature - other.curvature, count - other.count);
      return rest;
    }

    double score() {
      return slope * slope / (curvature + PENALTY);
    }
  }
}
