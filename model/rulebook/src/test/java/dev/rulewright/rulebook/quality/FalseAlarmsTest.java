package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Texts that say the same raise few alarms, those that nobody looks at among them.
class FalseAlarmsTest {

  private static final double MOST_IN_A_HUNDRED_SENTENCES = 8;

  /// All texts with changes, and one without.
  static Stream<String> texts() {
    return Stream.of(Quality.TUNED, Quality.HELD_OUT, List.of("orchard")).flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textsThatSayTheSameRaiseFewAlarms(String text) {
    int alarms = 0;
    int sentences = 0;
    for (String left : Texts.LANGUAGES) {
      for (String right : Texts.LANGUAGES) {
        if (left.compareTo(right) < 0) {
          List<Edition> editions = List.of(Texts.read(text, left), Texts.read(text, right));
          alarms += Texts.findings(editions).size();
          sentences += editions.getFirst().units().size();
        }
      }
    }
    assertThat(100.0 * alarms / sentences)
        .as("%d alarms in %d sentences", alarms, sentences)
        .isLessThanOrEqualTo(MOST_IN_A_HUNDRED_SENTENCES);
  }
}
