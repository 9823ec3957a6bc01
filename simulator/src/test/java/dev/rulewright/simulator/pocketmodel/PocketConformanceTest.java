package dev.rulewright.simulator.pocketmodel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.conformance.Broken;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The game keeps every promise, whatever is answered.
class PocketConformanceTest {

  @ParameterizedTest
  @ValueSource(strings = {"standard", "printed-de"})
  void everyPromiseIsKept(String reading) {
    assertThat(broken(reading, 5)).isEmpty();
  }

  static Stream<String> otherAnswers() {
    return PocketModel.READINGS.questions().stream()
        .flatMap(question ->
            question.answers().stream()
                .map(Question.Answer::name)
                .filter(name -> !name.equals(question.standard()))
                .map(name -> question.name() + "=" + name));
  }

  @ParameterizedTest
  @MethodSource("otherAnswers")
  void everyPromiseIsKeptUnderEachAnswer(String reading) {
    assertThat(broken(reading, 1)).isEmpty();
  }

  private static List<Broken> broken(String reading, int plays) {
    var box = PocketBox.standard();
    return Conformance.of(Rules.of(box, box.game(reading, Place.of("test"))), plays).broken();
  }
}
