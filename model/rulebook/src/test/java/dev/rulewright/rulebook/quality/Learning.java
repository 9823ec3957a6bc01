package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Comparison.Featured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Learns the weights with which [Comparison] judges how likely an edition deviates, and prints
/// them as `weights.csv`: logistic regression with a penalty, by Newton's method, over the texts
/// that are tuned on, each without a change and with each of its changes. **It refuses those that
/// nobody tunes on.** The file is what it printed, and is written anew whenever the features, the
/// lexicons or the texts change, with the classes of this module and of its tests:
///
/// `java -cp … dev.rulewright.rulebook.quality.Learning > weights.csv`
final class Learning {

  /// The penalty on the square of a weight, which is what half a sample weighs.
  private static final double PENALTY = 0.4;

  private static final int ROUNDS = 25;

  /// What a row without a change weighs beside one with it, of three editions or more and of two.
  private static final double UNCHANGED = 4;

  private static final double UNCHANGED_OF_TWO = 2;

  /// The sums of weighted features from which something is told: where, each text being judged by
  /// what the others teach, about as many changes are found as are told wrongly, and of two
  /// editions where one row in twenty-two without a change is told.
  private static final double THRESHOLD = -1.0;

  private static final double THRESHOLD_OF_TWO = 0;

  /// The natural logarithm of the odds of 0.3, the least confidence that is told.
  private static final double LEAST = -0.847;

  /// An edition in a row.
  ///
  /// @param changed whether it deviates
  /// @param clean whether nothing is changed in the whole text
  record Sample(boolean changed, boolean clean, Map<String, Double> features) {}

  private Learning() {}

  static void main() throws IOException {
    Path folder = Files.createTempDirectory("learning");
    var several = new ArrayList<Sample>();
    var two = new ArrayList<Sample>();
    for (String text : Quality.TUNED) {
      several.addAll(samples(text, Texts.LANGUAGES, folder));
      for (String left : Texts.LANGUAGES) {
        for (String right : Texts.LANGUAGES) {
          if (left.compareTo(right) < 0) {
            two.addAll(samples(text, List.of(left, right), folder));
          }
        }
      }
    }
    Map<String, Double> ofSeveral = learn(several, UNCHANGED, THRESHOLD);
    Map<String, Double> ofTwo = learn(two, UNCHANGED_OF_TWO, THRESHOLD_OF_TWO);
    var names = new TreeSet<>(ofSeveral.keySet());
    names.addAll(ofTwo.keySet());
    System.out.println("feature,several,two");
    for (String name : names) {
      System.out.printf(
          Locale.ROOT,
          "%s,%.2f,%.2f%n",
          name,
          ofSeveral.getOrDefault(name, 0.0),
          ofTwo.getOrDefault(name, 0.0));
    }
  }

  /// The rows of a text without a change, for each edition, and those with each change; of two
  /// editions, for the second one only.
  static List<Sample> samples(String text, List<String> languages, Path folder) {
    Quality.refuseHeldOut(text);
    List<Edition> editions = languages.stream().map(each -> Texts.read(text, each)).toList();
    List<String> judged = languages.size() == 2 ? List.of(languages.getLast()) : languages;
    var samples = new ArrayList<Sample>();
    for (Featured row : features(editions)) {
      judged.forEach(language -> add(row, language, false, true, samples));
    }
    for (Change change : Change.byHand(text)) {
      if (languages.contains(change.language())) {
        List<Edition> changed = new ArrayList<>(editions);
        int index = languages.indexOf(change.language());
        changed.set(index, change.applied(folder));
        Set<String> old =
            editions.get(index).units().stream().map(Unit::text).collect(Collectors.toSet());
        for (Featured row : features(changed)) {
          if (row.row().in(change.language()).stream().anyMatch(u -> !old.contains(u.text()))) {
            judged.forEach(language ->
                add(
                    row,
                    language,
                    judged.size() == 1 || language.equals(change.language()),
                    false,
                    samples));
          }
        }
      }
    }
    return samples;
  }

  private static List<Featured> features(List<Edition> editions) {
    return Comparison.features(Alignment.of(editions, editions.getFirst()));
  }

  private static void add(
      Featured row, String language, boolean changed, boolean clean, List<Sample> samples) {
    Map<String, Double> features = row.features().get(language);
    if (features != null) {
      samples.add(new Sample(changed, clean, features));
    }
  }

  /// The weight of each feature that stands twice at least, and of none the constant.
  private static Map<String, Double> learn(
      List<Sample> samples, double unchanged, double threshold) {
    Map<String, Integer> count = new TreeMap<>();
    samples.forEach(
        sample -> sample.features().keySet().forEach(f -> count.merge(f, 1, Integer::sum)));
    List<String> names = new ArrayList<>(List.of(""));
    count.forEach((name, times) -> {
      if (times > 1) {
        names.add(name);
      }
    });
    Map<String, Integer> index = new LinkedHashMap<>();
    names.forEach(name -> index.put(name, index.size()));
    double[] weights = new double[names.size()];
    for (int round = 0; round < ROUNDS; round++) {
      double[][] equations = new double[weights.length][weights.length + 1];
      for (Sample sample : samples) {
        add(sample, unchanged, index, weights, equations);
      }
      for (int i = 0; i < weights.length; i++) {
        double penalty = i == 0 ? 1e-3 : PENALTY;
        equations[i][i] += penalty;
        equations[i][weights.length] -= penalty * weights[i];
      }
      double[] step = solve(equations);
      for (int i = 0; i < weights.length; i++) {
        weights[i] += step[i];
      }
    }
    weights[0] += LEAST - threshold;
    Map<String, Double> learnt = new TreeMap<>();
    names.forEach(name -> learnt.put(name, weights[Objects.requireNonNull(index.get(name))]));
    return learnt;
  }

  /// Adds a sample to the equations of a step of Newton's method.
  private static void add(
      Sample sample,
      double unchanged,
      Map<String, Integer> index,
      double[] weights,
      double[][] equations) {
    Map<Integer, Double> values = new TreeMap<>(Map.of(0, 1.0));
    sample
        .features()
        .forEach((name, value) -> {
          if (index.containsKey(name)) {
            values.put(index.get(name), value);
          }
        });
    double sum =
        values.entrySet().stream().mapToDouble(v -> weights[v.getKey()] * v.getValue()).sum();
    double probability = 1 / (1 + Math.exp(-sum));
    double weight = sample.clean() ? unchanged : 1;
    double error = weight * ((sample.changed() ? 1 : 0) - probability);
    double curvature = weight * probability * (1 - probability) + 1e-6;
    values.forEach((i, one) -> {
      values.forEach((j, other) -> equations[i][j] += curvature * one * other);
      equations[i][weights.length] += error * one;
    });
  }

  /// Solves linear equations by elimination; each has its right side in its last column.
  private static double[] solve(double[][] rows) {
    int n = rows.length;
    for (int i = 0; i < n; i++) {
      int pivot = i;
      for (int k = i + 1; k < n; k++) {
        pivot = Math.abs(rows[k][i]) > Math.abs(rows[pivot][i]) ? k : pivot;
      }
      double[] swap = rows[i];
      rows[i] = rows[pivot];
      rows[pivot] = swap;
      for (int k = i + 1; k < n; k++) {
        double factor = rows[k][i] / rows[i][i];
        for (int j = i; j <= n && factor != 0; j++) {
          rows[k][j] -= factor * rows[i][j];
        }
      }
    }
    double[] solution = new double[n];
    for (int i = n - 1; i >= 0; i--) {
      double sum = rows[i][n];
      for (int j = i + 1; j < n; j++) {
        sum -= rows[i][j] * solution[j];
      }
      solution[i] = sum / rows[i][i];
    }
    return solution;
  }
}
