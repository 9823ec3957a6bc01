package dev.rulewright.starquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The questions of the catalogue, and what the Italian text says to them.
class ReadingTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Question> questions() {
    return StarQuest.READINGS.questions();
  }

  @Test
  void questionsAreNumberedWithoutGaps() {
    assertThat(questions())
        .extracting(Question::id)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 71)
                .mapToObj(n -> String.format(Locale.ROOT, "Q%02d", n))
                .toList());
    assertThat(questions()).extracting(Question::name).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theStandardAnswerComesFirst(Question question) {
    assertThat(question.answers().getFirst().name()).isEqualTo(question.standard());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void textsAreSentencesAndReasons(Question question) {
    assertThat(question.asks()).endsWith("?");
    assertThat(
            Stream.concat(
                    question.answers().stream(),
                    question.unplayed().stream().map(Question.Unplayed::answer))
                .map(Question.Answer::sentence))
        .allMatch(sentence -> sentence.matches("[A-Z].*\\."))
        .doesNotHaveDuplicates();
    assertThat(question.argument()).matches("[a-z].*[^.]");
    assertThat(question.unplayed())
        .extracting(Question.Unplayed::because)
        .allMatch(because -> because.matches("[a-z].*[^.]"));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void clausesRaiseAQuestionInTheOrderOfTheBook(Question question) {
    List<? extends Clause> clauses = question.clauses();
    assertThat(clauses)
        .isNotEmpty()
        .isEqualTo(
            StarQuest.READINGS.rulebook().clauses().stream().filter(clauses::contains).toList());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void anAnswerThatIsNotPlayedIsRefusedWithItsReason(Question question) {
    assertThat(question.unplayed())
        .allSatisfy(each -> {
          String text = question.name() + "=" + each.answer().name();
          assertThatThrownBy(() -> StarQuest.READINGS.parse(text, START))
              .isInstanceOf(BadInput.class)
              .hasMessageEndingWith("this answer is not played: " + each.because())
              .hasMessageStartingWith("--reading:1:" + (text.indexOf('=') + 2));
        });
  }

  @Test
  void theAnswersThatArePlayedBesidesTheStandardOnes() {
    assertThat(questions().stream().mapToInt(each -> each.answers().size() - 1).sum())
        .isGreaterThanOrEqualTo(45);
  }

  /// Lines 175, 181, 189, 221 of the text, and so on.
  @ParameterizedTest
  @CsvSource({
    "reveal.trigger, PRINTED, on-entering",
    "sight.diagonal-neighbours, PRINTED, neighbours-blind",
    "token.optional, PRINTED, optional",
    "cannon.lines, PRINTED, any-visible",
    "plasma.target, PRINTED, not-needed",
    "dreadnought.lost-weapon, PRINTED, alien-chooses",
    "scan.no-room, CONTRADICTORY, rest-stays-out",
    "sight.walls, CONTRADICTORY, between-squares",
    "dreadnought.close, CONTRADICTORY, one-and-no-fire",
    "goal.alien-token, CONTRADICTORY, count",
    "end.last-event, CONTRADICTORY, played-out",
    "sight.corner, SILENT, graze-one",
    "move.past-corner, SILENT, one-way-open",
    "win.tie, SILENT, shared"
  })
  void theItalianTextSaysWhatItSays(String name, Wording wording, String answer) {
    Question question = StarQuest.READINGS.question(name, START);
    assertThat(question.wordingIn("it")).isEqualTo(wording);
    assertThat(StarQuest.READINGS.parse("printed-it", START).answerTo(question).name())
        .isEqualTo(answer);
  }
}
