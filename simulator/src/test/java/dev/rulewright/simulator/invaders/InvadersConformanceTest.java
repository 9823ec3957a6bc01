package dev.rulewright.simulator.invaders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.simulator.conformance.Broken;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The game keeps every promise, whatever is answered.
class InvadersConformanceTest {

  @ParameterizedTest
  @ValueSource(strings = {"standard", "printed-de"})
  void everyPromiseIsKept(String reading) {
    assertThat(broken(reading, 10)).isEmpty();
  }

  static Stream<String> otherAnswers() {
    return Invaders.READINGS.questions().stream()
        .flatMap(question ->
            question.answers().stream()
                .map(Question.Answer::name)
                .filter(name -> !name.equals(question.standard()))
                .map(name -> question.name() + "=" + name));
  }

  @ParameterizedTest
  @MethodSource("otherAnswers")
  void everyPromiseIsKeptUnderEachAnswer(String reading) {
    assertThat(broken(reading, 2)).isEmpty();
  }

  private static List<Broken> broken(String reading, int plays) {
    var box = InvadersBox.standard();
    return Conformance.of(Rules.of(box, box.game(reading, Place.of("test"))), plays).broken();
  }
}
