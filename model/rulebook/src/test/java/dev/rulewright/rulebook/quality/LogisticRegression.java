package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.quality.Boosting.Example;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/// Logistic regression with a penalty on the squares of the weights, by Newton's method.
final class LogisticRegression {

  private static final int ROUNDS = 25;

  /// The penalty on the square of a weight, which is what half a sample weighs.
  private static final double PENALTY = 0.4;

  /// The same of the constant, and the least curvature of an example: they keep the equations
  /// solvable.
  private static final double PENALTY_OF_CONSTANT = 1e-3;

  private static final double LEAST_CURVATURE = 1e-6;

  private LogisticRegression() {}

  /// The weight of each feature that stands often enough, and under no name the constant.
  ///
  /// @param fewest in so many examples a feature stands at least that says anything
  static Map<String, Double> learn(List<Example> examples, int fewest) {
    List<String> names = names(examples, fewest);
    List<Map<Integer, Double>> values =
        examples.stream().map(example -> values(example, names)).toList();
    RealVector weights = new ArrayRealVector(names.size());
    for (int round = 0; round < ROUNDS; round++) {
      weights = weights.add(step(examples, values, weights));
    }
    Map<String, Double> learnt = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      learnt.put(names.get(i), weights.getEntry(i));
    }
    return learnt;
  }

  private static List<String> names(List<Example> examples, int fewest) {
    Map<String, Integer> count = new TreeMap<>();
    examples.forEach(
        each -> each.features().keySet().forEach(name -> count.merge(name, 1, Integer::sum)));
    List<String> names = new ArrayList<>(List.of(""));
    count.forEach((name, times) -> {
      if (times >= fewest) {
        names.add(name);
      }
    });
    return names;
  }

  /// The values of the features of an example, by their indices; that of the constant is 1.
  private static Map<Integer, Double> values(Example example, List<String> names) {
    Map<Integer, Double> values = new HashMap<>();
    values.put(0, 1.0);
    for (int i = 1; i < names.size(); i++) {
      Double value = example.features().get(names.get(i));
      if (value != null) {
        values.put(i, value);
      }
    }
    return values;
  }

  private static RealVector step(
      List<Example> examples, List<Map<Integer, Double>> values, RealVector weights) {
    int size = weights.getDimension();
    RealVector gradient = new ArrayRealVector(size);
    RealMatrix curvature = MatrixUtils.createRealMatrix(size, size);
    for (int k = 0; k < examples.size(); k++) {
      add(examples.get(k), values.get(k), weights, gradient, curvature);
    }
    for (int i = 0; i < size; i++) {
      double penalty = i == 0 ? PENALTY_OF_CONSTANT : PENALTY;
      gradient.addToEntry(i, -penalty * weights.getEntry(i));
      curvature.addToEntry(i, i, penalty);
    }
    return new CholeskyDecomposition(curvature, 1e-9, 0).getSolver().solve(gradient);
  }

  private static void add(
      Example example,
      Map<Integer, Double> values,
      RealVector weights,
      RealVector gradient,
      RealMatrix curvature) {
    double sum =
        values.entrySet().stream()
            .mapToDouble(each -> weights.getEntry(each.getKey()) * each.getValue())
            .sum();
    double probability = 1 / (1 + Math.exp(-sum));
    double error = example.weight() * ((example.is() ? 1 : 0) - probability);
    double slope = example.weight() * (probability * (1 - probability) + LEAST_CURVATURE);
    values.forEach((i, one) -> {
      gradient.addToEntry(i, error * one);
      values.forEach((j, other) -> curvature.addToEntry(i, j, slope * one * other));
    });
  }
}
