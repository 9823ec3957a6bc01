package dev.rulewright.rulebook.quality;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.rulebook.quality.Boosting.Example;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Weights that are learnt from a few examples.
class LogisticRegressionTest {

  private static List<Example> examples(int so, int not, String... features) {
    Map<String, Double> values = Stream.of(features).collect(toMap(each -> each, _ -> 1.0));
    return Stream.of(
            Collections.nCopies(so, new Example(values, true, 1)),
            Collections.nCopies(not, new Example(values, false, 1)))
        .flatMap(List::stream)
        .toList();
  }

  private static Map<String, Double> learnt(List<Example> some, List<Example> others) {
    return LogisticRegression.learn(Stream.of(some, others).flatMap(List::stream).toList(), 5);
  }

  private static double weight(Map<String, Double> weights, String name) {
    return Objects.requireNonNull(weights.get(name));
  }

  @Test
  void withoutFeaturesTheConstantIsTheLogarithmOfTheOdds() {
    Map<String, Double> weights = LogisticRegression.learn(examples(50, 150), 5);
    assertThat(weights).containsOnlyKeys("");
    assertThat(weight(weights, "")).isEqualTo(-Math.log(3), within(1e-4));
  }

  @Test
  void whereWeightsAreBestTheErrorsOfAFeatureAreWhatItsPenaltyGains() {
    Map<String, Double> weights = learnt(examples(80, 20, "left"), examples(20, 80));
    double left = weight(weights, "left");
    double probability = 1 / (1 + Math.exp(-weight(weights, "") - left));
    assertThat(left).isPositive();
    assertThat(80 - 100 * probability).isEqualTo(0.4 * left, within(1e-6));
  }

  @Test
  void whatStandsInFewExamplesHasNoWeight() {
    assertThat(learnt(examples(4, 0, "rare"), examples(20, 20))).containsOnlyKeys("");
    assertThat(learnt(examples(5, 0, "rare"), examples(20, 20))).containsOnlyKeys("", "rare");
  }
}
