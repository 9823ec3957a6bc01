package dev.rulewright.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts that say the same raise few alarms. The lexicons were tuned on the others; **nobody looks
/// at what is found in *night-market* and *outpost***, so that their numbers tell something.
class FalseAlarmsTest {

  private static final double MOST_IN_A_HUNDRED_SENTENCES = 8;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "harbour",
        "snails",
        "attic",
        "orchard",
        "lighthouse",
        "volcano",
        "caravan",
        "arena",
        "railway",
        "detective",
        "alchemy",
        "night-market",
        "outpost"
      })
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
