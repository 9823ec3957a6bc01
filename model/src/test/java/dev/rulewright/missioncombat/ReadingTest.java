package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Readings are chosen, named and read in words.
class ReadingTest {

  private static final Place START = new Place("--reading", 1, 1);

  /// An answer to a question.
  record Choice(Question question, Question.Answer answer) {

    boolean isStandard() {
      return answer.name().equals(question.standard());
    }

    @Override
    public String toString() {
      return question.name() + "=" + answer.name();
    }
  }

  static Stream<Choice> choices() {
    return MissionCombat.READINGS.questions().stream()
        .flatMap(question -> question.answers().stream().map(a -> new Choice(question, a)));
  }

  @Test
  void theStandardReadingGivesEveryQuestionItsStandardAnswer() {
    assertThat(MissionCombat.READINGS.standard().answers())
        .isEqualTo(
            MissionCombat.READINGS.questions().stream()
                .collect(Collectors.toMap(Question::name, Question::standard)));
    assertThat(MissionCombat.READINGS.standard()).hasToString("standard");
  }

  @ParameterizedTest
  @MethodSource("choices")
  void anAnswerChangesItsQuestionOnlyAndRoundTrips(Choice choice) {
    var reading =
        MissionCombat.READINGS.with(
            MissionCombat.READINGS.standard(), choice.question.name(), choice.answer.name());

    assertThat(reading.answers())
        .containsEntry(choice.question.name(), choice.answer.name())
        .isEqualTo(with(choice));
    assertThat(MissionCombat.READINGS.parse(reading.toString(), START)).isEqualTo(reading);
    assertThat(
            MissionCombat.READINGS.with(
                MissionCombat.READINGS.standard(), choice.question.id(), choice.answer.name()))
        .isEqualTo(reading);
    assertThat(
            MissionCombat.READINGS.with(reading, choice.question.id(), choice.question.standard()))
        .isEqualTo(MissionCombat.READINGS.standard());
  }

  private static Map<String, String> with(Choice choice) {
    var answers = new LinkedHashMap<>(MissionCombat.READINGS.standard().answers());
    answers.put(choice.question.name(), choice.answer.name());
    return answers;
  }

  @Test
  void theRulesAskForAnswersByName() {
    var reading =
        MissionCombat.READINGS.parse(
            "standard,contested.enter-without-ap=legal,road.requires-adjacent=adjacent-only",
            START);

    assertThat(reading.says("contested.enter-without-ap=legal")).isTrue();
    assertThat(reading.answer("road.requires-adjacent")).isEqualTo("adjacent-only");
    assertThat(MissionCombat.READINGS.standard().says("contested.enter-without-ap=illegal"))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A38=adjacent-only,A19=legal",
        "standard,A38=adjacent-only,A19=legal",
        " standard , A38 = adjacent-only , contested.enter-without-ap = legal, A01 = from-data "
      })
  void aReadingIsNamedInTheOrderOfTheQuestionsHoweverItWasWritten(String text) {
    assertThat(MissionCombat.READINGS.parse(text, START))
        .hasToString(
            "standard,contested.enter-without-ap=legal,road.requires-adjacent=adjacent-only");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "''|1|'': expected the name of a reading (standard, printed-de, printed-en, printed-fr)",
        "' standrad'|2|'standrad': expected the name of a reading (standard, printed-de,"
            + " printed-en, printed-fr); Maybe standard?",
        "'standard,'|10|'': expected question=answer",
        "'standard, A19'|11|'A19': expected question=answer",
        "'standard,A99=legal'|10|'A99': expected the name of a question; Maybe A09?",
        "'standard, contested.enter_without_ap=legal'|11|'contested.enter_without_ap': expected the"
            + " name of a question; Maybe contested.enter-without-ap?",
        "'standard,=legal'|10|'': expected the name of a question",
        "'A19= leagl'|6|'leagl': expected the name of an answer to contested.enter-without-ap"
            + " (illegal, legal); Maybe legal?",
        "'A19='|5|'': expected the name of an answer to contested.enter-without-ap (illegal,"
            + " legal)",
        "'A19=legal=2'|5|'legal=2': expected the name of an answer to contested.enter-without-ap"
            + " (illegal, legal); Maybe legal?",
        "'A19=legal, contested.enter-without-ap=legal'|12|'contested.enter-without-ap': this"
            + " question is already answered",
      })
  void aMistakeIsReportedWhereItStands(String quoted, int column, String message) {
    String text = quoted.substring(1, quoted.length() - 1);
    assertThatThrownBy(() -> MissionCombat.READINGS.parse(text, START))
        .isInstanceOf(BadInput.class)
        .hasMessage("--reading:1:" + column + ": " + message.replace("; Maybe", "\nMaybe"));
  }

  @Test
  void aMistakeInsideAFileIsReportedWhereItStandsInTheFile() {
    assertThatThrownBy(() ->
            MissionCombat.READINGS.parse("standard,A19=maybe", new Place("guest.yaml", 3, 10)))
        .isInstanceOfSatisfying(
            BadInput.class, e -> assertThat(e.place()).isEqualTo(new Place("guest.yaml", 3, 23)));
  }
}
