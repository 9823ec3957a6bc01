package dev.rulewright.missioncombat.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Contradiction;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Answers that do not go together are refused.
class ContradictionsTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Contradiction> pairs() {
    return Contradictions.ALL;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void neitherAnswerIsAStandardAnswerSoEachCanBeChosenAlone(Contradiction pair) {
    for (Enum<?> answer : List.of(pair.one(), pair.other())) {
      assertThat(answer.ordinal()).isPositive();
    }
    assertThat(pair.one().getDeclaringClass()).isNotEqualTo(pair.other().getDeclaringClass());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theSecondOfTheTwoIsRefusedWithTheReason(Contradiction pair) {
    isRefused(
        Reading.READINGS.text(pair.one()), Reading.READINGS.text(pair.other()), pair.because());
    isRefused(
        Reading.READINGS.text(pair.other()), Reading.READINGS.text(pair.one()), pair.because());
  }

  private static void isRefused(String first, String second, String because) {
    assertThatThrownBy(() -> Reading.parse(first + "," + second, START))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "--reading:1:%d: '%s': does not go together with %s: %s",
            first.length() + 2, second, first, because);
  }
}
