package dev.rulewright.kernel.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause.Status;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.Question.Unplayed;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A reading answers rules by name, and a name that is unknown is told at once.
class ReadingTest {

  private static final Rulebook RACE =
      new Rulebook(
          "race",
          "The race",
          List.of("en"),
          List.of(),
          List.of(
              question("Q1", "run.again", "not-again", "once-more", "for-ever"),
              question("Q2", "run.laps", "one", "two")));

  private static final Readings READINGS = new Readings(RACE, RACE.questions(), List.of());

  private enum Again {
    ONCE_MORE,
    FOR_EVER,
    NOT_AGAIN
  }

  private enum Laps {
    ONE,
    TWOS
  }

  private static Question question(String id, String name, String... answers) {
    return new Question(
        id,
        name,
        "How?",
        List.of(answers).stream().map(ReadingTest::answer).toList(),
        List.of(new Unplayed(answer("never"), "nobody would run")),
        answers[0],
        Support.OPEN,
        "nothing is said",
        List.of(),
        Status.PRINTED);
  }

  private static Answer answer(String name) {
    return new Answer(name, "So.", List.of());
  }

  private static Reading reading(String text) {
    return READINGS.parse(text, Place.of("--reading"));
  }

  @Test
  void aReadingSaysWhatIsChosen() {
    Reading reading = reading("run.again=once-more");
    assertThat(reading.says("run.again=once-more")).isTrue();
    assertThat(reading.says("Q1=once-more")).isTrue();
    assertThat(reading.says("run.again=not-again")).isFalse();
    assertThat(reading.says("run.laps=one")).isTrue();
    assertThat(reading.answers())
        .containsExactly(Map.entry("run.again", "once-more"), Map.entry("run.laps", "one"));
    assertThat(reading).hasToString("standard,run.again=once-more");
  }

  @Test
  void readingsOfTheSameAnswersAreTheSame() {
    assertThat(reading("run.again=once-more,run.laps=one"))
        .isEqualTo(reading("standard,Q1=once-more"))
        .hasSameHashCodeAs(reading("standard,Q1=once-more"))
        .isNotEqualTo(READINGS.standard());
  }

  @Test
  void anAnswerIsTheConstantThatIsNamedAlike() {
    assertThat(reading("run.again=for-ever").answer("run.again", Again.values()))
        .isEqualTo(Again.FOR_EVER);
    assertThat(READINGS.standard().answer("Q1", Again.values())).isEqualTo(Again.NOT_AGAIN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run.agian=once-more|rules: 'run.agian': expected the name of a question|run.again?",
        "run.again=once-mroe|rules:11: 'once-mroe': expected the name of an answer to run.again"
            + " (not-again, once-more, for-ever)|once-more?",
        "run.again=never|rules:11: 'never': this answer is not played|nobody would run",
        "run.again|rules: 'run.again': expected question=answer|question=answer"
      })
  void whatRulesMisspellIsToldWithTheNearestName(String choice, String message, String end) {
    assertThatThrownBy(() -> READINGS.standard().says(choice))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message)
        .hasMessageEndingWith(end);
  }

  @Test
  void constantsAreTheAnswersThatArePlayed() {
    Reading standard = READINGS.standard();
    assertThatThrownBy(() -> standard.answer("run.laps", Laps.values()))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("rules: 'twos': expected the name of an answer to run.laps")
        .hasMessageEndingWith("Maybe two?");
    assertThatThrownBy(() -> standard.answer("run.laps", new Laps[] {Laps.ONE}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no constant for run.laps=two among [one]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run.again=once-more,run.laps=tow,why|2:30: 'tow': expected the name of an answer to",
        "run.again=once-more,run.lap=two,why|2:21: 'run.lap': expected the name of a question",
        "run.again=not-again,run.laps=two,why|2:1: 'run.again=not-again': expected no standard",
        "run.again=once-more,Q1=for-ever,why|2:21: 'Q1=for-ever': expected an answer to another",
        "run.again=once-more,run.laps=two,|2:34: expected words"
      })
  void aContradictionThatMakesNoSenseIsToldWithItsPlace(String row, String message) {
    var file = new DataFile("contradictions.csv", "one,other,because\n" + row + "\n");
    assertThatThrownBy(() -> Contradiction.read(file, RACE))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("contradictions.csv:" + message);
  }
}
