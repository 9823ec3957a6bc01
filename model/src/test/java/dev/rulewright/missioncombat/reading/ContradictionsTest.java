package dev.rulewright.missioncombat.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.reading.Contradictions.Pair;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Answers that do not go together are refused.
class ContradictionsTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Pair> pairs() {
    return Contradictions.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void neitherAnswerIsAStandardAnswerSoEachCanBeChosenAlone(Pair pair) {
    for (Enum<?> answer : List.of(pair.one(), pair.other())) {
      assertThat(answer.ordinal()).isPositive();
    }
    assertThat(pair.one().getDeclaringClass()).isNotEqualTo(pair.other().getDeclaringClass());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theSecondOfTheTwoIsRefusedWithTheReason(Pair pair) {
    isRefused(Catalogue.text(pair.one()), Catalogue.text(pair.other()), pair.because());
    isRefused(Catalogue.text(pair.other()), Catalogue.text(pair.one()), pair.because());
  }

  private static void isRefused(String first, String second, String because) {
    assertThatThrownBy(() -> Reading.parse(first + "," + second, START))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "--reading:1:%d: '%s': does not go together with %s: %s",
            first.length() + 2, second, first, because);
  }
}
