package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.kernel.input.DataFile;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/// Regression trees whose answers are added: the logarithm of the odds that an edition deviates.
/// They are learnt by gradient boosting and ship beside this class; each node is a line: what is
/// added, or a feature and a threshold (`short > 0.109`), followed by the node for *no* and the one
/// for *yes*.
final class Trees {

  private static final String EXCEEDS = " > ";

  private sealed interface Node {}

  private record Answer(double value) implements Node {}

  private record Question(String feature, double threshold, Node no, Node yes) implements Node {}

  private final List<Node> roots = new ArrayList<>();

  /// The trees of some lines.
  Trees(List<String> lines) {
    Iterator<String> rest = lines.iterator();
    while (rest.hasNext()) {
      roots.add(node(rest));
    }
  }

  /// The trees in a file.
  static Trees of(String file) {
    return new Trees(DataFile.beside(Trees.class, file).text().lines().toList());
  }

  private static Node node(Iterator<String> lines) {
    String line = lines.next().strip();
    int at = line.indexOf(EXCEEDS);
    if (at < 0) {
      return new Answer(Double.parseDouble(line));
    }
    double threshold = Double.parseDouble(line.substring(at + EXCEEDS.length()));
    return new Question(line.substring(0, at), threshold, node(lines), node(lines));
  }

  /// What the trees say together.
  ///
  /// @param features at least 0, by name; what is missing is 0
  double sum(Map<String, Double> features) {
    double sum = 0;
    for (Node root : roots) {
      sum += answer(root, features);
    }
    return sum;
  }

  private static double answer(Node node, Map<String, Double> features) {
    return switch (node) {
      case Answer(double value) -> value;
      case Question(String feature, double threshold, Node no, Node yes) ->
          answer(features.getOrDefault(feature, 0.0) > threshold ? yes : no, features);
    };
  }
}
