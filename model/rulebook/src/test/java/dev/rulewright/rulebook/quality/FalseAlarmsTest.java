package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Texts that say the same raise few alarms, those that nobody looks at among them.
class FalseAlarmsTest {

  private static final double MOST_IN_A_HUNDRED_SENTENCES = 8;

  /// What has been reached in all texts: who raises it has made the comparison worse, unless texts
  /// have come that are worded more freely, as with twenty idiomatic ones.
  private static final double MOST_IN_A_THOUSAND_SENTENCES = 4.9;

  /// What is told of a text, each two of its editions compared.
  private record Alarms(String text, int alarms, int sentences) {

    static Alarms of(String text) {
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
      return new Alarms(text, alarms, sentences);
    }

    @Override
    public String toString() {
      return "*%s* %d in %d".formatted(text, alarms, sentences);
    }
  }

  /// All texts with changes, and one without.
  @Test
  void textsThatSayTheSameRaiseFewAlarms() {
    List<Alarms> all =
        Stream.of(Quality.TUNED, Quality.HELD_OUT, List.of("orchard"))
            .flatMap(List::stream)
            .map(Alarms::of)
            .toList();
    assertThat(all)
        .allMatch(each -> 100.0 * each.alarms / each.sentences <= MOST_IN_A_HUNDRED_SENTENCES);
    double alarms = all.stream().mapToInt(Alarms::alarms).sum();
    int sentences = all.stream().mapToInt(Alarms::sentences).sum();
    assertThat(1000 * alarms / sentences)
        .as("%.0f in %d: %s", alarms, sentences, all)
        .isLessThanOrEqualTo(MOST_IN_A_THOUSAND_SENTENCES);
  }
}
