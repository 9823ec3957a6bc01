package dev.rulewright.pocketmodel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The questions of the leaflet, and what its German text says to them.
class ReadingTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Question> questions() {
    return PocketModel.READINGS.questions();
  }

  @Test
  void questionsAreNumberedWithoutGaps() {
    assertThat(questions())
        .extracting(Question::id)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 41)
                .mapToObj(n -> String.format(Locale.ROOT, "P%02d", n))
                .toList());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void textsAreSentencesAndReasons(Question question) {
    assertThat(question.asks()).endsWith("?");
    assertThat(question.argument()).matches("[a-z0-9].*[^.]");
    assertThat(question.answers())
        .extracting(Question.Answer::sentence)
        .allMatch(sentence -> sentence.matches("[A-Z].*\\."));
  }

  @Test
  void mostAnswersArePlayed() {
    assertThat(questions().stream().filter(question -> question.answers().size() > 1))
        .hasSizeGreaterThanOrEqualTo(30);
  }

  /// Lines 6 and 257, 106 and 263, 132, and 129 of the leaflet.
  @ParameterizedTest
  @CsvSource({
    "battle.destroyed-when, CONTRADICTORY, at-least-shields",
    "hand.refill, CONTRADICTORY, must",
    "setup.below-twenty, PRINTED, any-total-below",
    "setup.start-player, SILENT, by-lot",
    "power.stars, SILENT, carrier-3-turbolaser-4-or-5"
  })
  void theLeafletSaysWhatItSays(String name, Wording wording, String answer) {
    Question question = PocketModel.READINGS.question(name, START);
    assertThat(question.wordingIn("de")).isEqualTo(wording);
    assertThat(PocketModel.READINGS.parse("printed-de", START).answerTo(question).name())
        .isEqualTo(answer);
  }
}
