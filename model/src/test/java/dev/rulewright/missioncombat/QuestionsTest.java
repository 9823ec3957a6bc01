package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The catalogue of questions is complete and consistent.
class QuestionsTest {

  private static final String WORDS = "[a-z]+(-[a-z]+)*";

  static List<Question> questions() {
    return MissionCombat.READINGS.questions();
  }

  /// `A` for the questions of the original, `L` for those of a translation, `M` for moot ones.
  @Test
  void identifiersRunWithoutGaps() {
    var ids = questions().stream().map(Question::id).toList();
    long translations = ids.stream().filter(id -> id.startsWith("L")).count();
    assertThat(ids)
        .containsExactlyElementsOf(
            Stream.of(run("A%02d", 56), run("L%02d", translations), run("M%d", 8))
                .flatMap(each -> each)
                .toList());
  }

  private static Stream<String> run(String format, long last) {
    return LongStream.rangeClosed(1, last).mapToObj(n -> String.format(Locale.ROOT, format, n));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theMootQuestionsAreThoseWhoseIdentifierSaysSo(Question question) {
    assertThat(question.support() == Question.Support.MOOT)
        .isEqualTo(question.id().startsWith("M"));
  }

  @Test
  void noTwoQuestionsShareAName() {
    assertThat(questions()).extracting(Question::name).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void questionsAndAnswersAreNamedInHyphenatedWords(Question question) {
    assertThat(question.name()).matches(WORDS + "\\." + WORDS);
    assertThat(question.answers())
        .extracting(Question.Answer::name)
        .allMatch(n -> n.matches(WORDS));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everyQuestionHasTwoDifferentAnswersAtLeast(Question question) {
    assertThat(question.answers()).hasSizeGreaterThanOrEqualTo(2);
    assertThat(question.answers()).extracting(Question.Answer::sentence).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void theStandardAnswerComesFirst(Question question) {
    var first = question.answers().getFirst();
    assertThat(first.name()).isEqualTo(question.standard());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void questionsAskAnswersStateAndArgumentsSayHowFarTheTextGoes(Question question) {
    assertThat(question.asks()).endsWith("?");
    assertThat(question.answers())
        .extracting(Question.Answer::sentence)
        .allMatch(sentence -> sentence.matches("[A-Z].*\\."));
    assertThat(question.argument()).matches("(?!Decided|Leaning|Open|Moot).*[^.]");
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everyQuestionIsRaisedByClausesGivenInTheOrderOfTheBook(Question question) {
    List<? extends Clause> clauses = question.clauses();
    assertThat(clauses)
        .isNotEmpty()
        .isEqualTo(
            MissionCombat.READINGS.rulebook().clauses().stream()
                .filter(clauses::contains)
                .toList());
  }
}
