package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Answers that do not go together are refused.
class ContradictionsTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Row> pairs() {
    return TableReader.shipped(MissionClause.class, "contradictions.csv", "one", "other");
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theSecondOfTheTwoIsRefusedWithTheReason(Row pair) {
    isRefused(pair.value("one"), pair.value("other"), pair.value("because"));
    isRefused(pair.value("other"), pair.value("one"), pair.value("because"));
  }

  private static void isRefused(String first, String second, String because) {
    assertThatThrownBy(() -> MissionCombat.READINGS.parse(first + "," + second, START))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "--reading:1:%d: '%s': does not go together with %s: %s",
            first.length() + 2, second, first, because);
  }
}
