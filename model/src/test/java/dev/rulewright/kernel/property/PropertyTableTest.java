package dev.rulewright.kernel.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.declared.DeclaredGame;
import dev.rulewright.kernel.declared.Move;
import dev.rulewright.kernel.declared.Position;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Properties are read from tables, by the example of a declared game, and what does not fit is
/// told with its place.
class PropertyTableTest {

  private static final Rulebook RULEBOOK =
      Readings.of("climbing", "Climbing", Climbing.class).rulebook();

  private static final String HEADING = "property,chapter,clauses,sentence,moot\n";

  private static DeclaredGame game(String reading) {
    return new Climbing.Provider().open(Map.of(), Map.of()).game(reading, Place.of("reading"));
  }

  private static Property<Position, Move> property(String id, String reading) {
    return game(reading).properties().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRowIsAProperty() {
    assertThat(game("standard").properties())
        .extracting(Property::id)
        .containsExactly(
            "nobody-past-the-top", "up-only", "always-a-move", "play-can-end", "q1-is-moot");
    Property<Position, Move> first = property("nobody-past-the-top", "standard");
    assertThat(first.chapter()).isEqualTo("Climbing");
    assertThat(first.sentence()).isEqualTo("Nobody is past the top.");
    assertThat(first.clauses()).<String>extracting(Clause::id).containsExactly("CLIMB-2", "TOP-1");
  }

  @Test
  void aMootQuestionSaysWhatItsPropertySays() {
    Property<Position, Move> moot = property("q1-is-moot", "standard");
    assertThat(moot.sentence())
        .isEqualTo("Play goes the same way whatever is answered: May a player climb past the top?");
    assertThat(moot.clauses()).<String>extracting(Clause::id).containsExactly("CLIMB-2");
    assertThat(moot.check())
        .isInstanceOfSatisfying(
            Check.OfQuestion.class, check -> assertThat(check.question().id()).isEqualTo("Q1"));
  }

  /// The first row counts whose answers are all given; one that names a property stands for its
  /// rows.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "up-only    | standard                               | -                                  | -",
        "up-only    | standard,climb.down=yes                | climb.down=yes                     | a player climbs down",
        "up-only    | standard,climb.down=yes,climb.past-top=yes | climb.past-top=yes climb.down=yes | a player comes back from above",
        "q1-is-moot | standard,climb.down=yes                | climb.down=yes                     | a player climbs down",
        "q1-is-moot | standard,climb.past-top=yes            | climb.past-top=yes                 | a player is past the top",
      })
  void answersBreakAProperty(String id, String reading, String answers, String how) {
    assertThat(property(id, reading).expectation())
        .isEqualTo(
            how == null
                ? Expectation.HOLDS
                : new Expectation.Fails(List.of(answers.split(" ")), how));
  }

  @Test
  void answersMayTakeAwayWhatAPropertySpeaksOf() {
    var table = table(A, "property,answers,how,meaningful\na,Q2=yes,nobody climbs,no\n");
    assertThat(table.of(Map.of("climb.down", "yes"), checks("a")))
        .extracting(Property::expectation)
        .containsExactly(new Expectation.NotMeaningful(List.of("climb.down=yes"), "nobody climbs"));
  }

  @Test
  void rulesMayBreakAPropertyWhateverIsAnswered() {
    var table = table(A, "property,answers,how\na,,it is so\n");
    assertThat(table.of(Map.of(), checks("a")))
        .extracting(Property::expectation)
        .containsExactly(new Expectation.Fails(List.of(), "it is so"));
  }

  // ---- What does not fit ----

  private static final String A = "a,One,CLIMB-1,A.,\n";

  private static PropertyTable table(String rows, String breaches) {
    return PropertyTable.of(
        new DataFile("properties.csv", HEADING + rows),
        Optional.of(new DataFile("breaches.csv", breaches)),
        RULEBOOK);
  }

  private static Checks<Integer, String> checks(String... ids) {
    var checks = new Checks<Integer, String>();
    for (String id : ids) {
      checks.positions(id, position -> position > 0, "%s is too small");
    }
    return checks;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a,One,CLIMB-3,A., | properties.csv:2:7: 'CLIMB-3': expected the name of a clause (CLIMB-1, CLIMB-2, TOP-1)//Maybe CLIMB-1?",
        "a,One,CLIMB-1,, | properties.csv:2:15: expected words",
        "a,,CLIMB-1,A., | properties.csv:2:3: expected words",
        "A,One,CLIMB-1,A., | properties.csv:2:1: 'A': expected a name of lower case letters, digits and hyphens",
        "a,One,,,Q3 | properties.csv:2:9: 'Q3': expected the name of a question (climb.past-top, Q1, climb.down, Q2)",
        "a,One,,A.,Q1 | properties.csv:2:8: 'A.': the question says it",
        "a,One,CLIMB-1,,Q1 | properties.csv:2:7: 'CLIMB-1': the question says them",
      })
  void aRowThatMakesNoSenseIsLocated(String row, String message) {
    assertThatThrownBy(() -> table(row + "\n", "property,answers,how\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage(message.replace("//", "\n"));
  }

  @Test
  void aPropertyIsThereOnce() {
    assertThatThrownBy(() -> table(A + A, "property,answers,how\n"))
        .hasMessage("properties.csv:3:1: 'a': this property is there already");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "b,Q1=yes,so | breaches.csv:2:1: 'b': expected the name of a property (a)",
        "a,climb.don=yes,so | breaches.csv:2:3: 'climb.don': expected the name of a question (climb.past-top, Q1, climb.down, Q2)//Maybe climb.down?",
        "a,Q1=yes Q2=ye,so | breaches.csv:2:13: 'ye': expected the name of an answer to climb.down (no, yes)//Maybe yes?",
        "a,Q1=yes b,so | breaches.csv:2:10: 'b': expected question=answer",
        "a,a,so | breaches.csv:2:3: 'a': expected the name of a property that a row above breaks, of which there is none",
        "a,Q1=yes, | breaches.csv:2:10: expected words",
      })
  void aBreachThatMakesNoSenseIsLocated(String row, String message) {
    assertThatThrownBy(() -> table(A, "property,answers,how\n" + row + "\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage(message.replace("//", "\n"));
  }

  @Test
  void aBreachIsMeaningfulOrNot() {
    assertThatThrownBy(() -> table(A, "property,answers,how,meaningful\na,Q1=yes,so,maybe\n"))
        .hasMessage("breaches.csv:2:13: 'maybe': expected yes or no");
  }

  @Test
  void everyRowHasACheckAndEveryCheckARow() {
    var table = table(A, "property,answers,how\n");
    assertThatThrownBy(() -> table.of(Map.of(), checks()))
        .isInstanceOf(BadInput.class)
        .hasMessage("properties.csv:2:1: expected a check of property a");
    assertThatThrownBy(() -> table.of(Map.of(), checks("a", "b")))
        .isInstanceOf(BadInput.class)
        .hasMessage("properties.csv: expected a row of property b");
  }
}
