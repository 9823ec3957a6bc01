package dev.rulewright.scenarios.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Under;
import org.junit.jupiter.api.Test;

/// What stands under a reading is read with its places.
class UnderReaderTest {

  private static final String HEAD = "title: T\nclauses: [TAKE-1]\nplay: [take 1, roll, take 1]\n";

  private static Scenario read(String text) {
    return ScenarioReader.read(HEAD + text, "s.yaml");
  }

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  @Test
  void everyPartIsRead() {
    Scenario scenario =
        read(
            """
            question: S1
            under:
              three:
                refused: roll
                because: ROLL-1
                then: [take 2]
                listed: [take 3]
                absent: [take 4]
                expect: {stones: 2}
                note: so
              two: {expect: {stones: 3}}
            """);
    assertThat(scenario.question()).contains(new Word("S1", new Place("s.yaml", 4, 11)));
    assertThat(scenario.reading().text()).isEqualTo("standard");
    Under under = scenario.under().getFirst();
    assertThat(under.name()).isEqualTo(new Word("three", new Place("s.yaml", 6, 3)));
    assertThat(under.refused().orElseThrow())
        .isEqualTo(
            new Under.Refusal(
                1,
                new Word("roll", new Place("s.yaml", 7, 14)),
                new Word("ROLL-1", new Place("s.yaml", 8, 14))));
    assertThat(under.then()).hasSize(1);
    assertThat(under.listed()).extracting(Word::text).containsExactly("take 3");
    assertThat(under.absent()).extracting(Word::text).containsExactly("take 4");
    assertThat(under.expect()).hasSize(1);
    assertThat(under.note()).contains("so");
  }

  @Test
  void withoutAQuestionTheFirstReadingIsThatOfTheScenario() {
    assertThat(read("under: {printed: {expect: {a: 1}}, x: {expect: {a: 2}}}").reading())
        .isEqualTo(new Word("printed", new Place("s.yaml", 4, 9)));
  }

  @Test
  void aRefusedStepIsOneOfThePlay() {
    assertBad(
        "under: {a: {refused: 4, because: X}, b: {note: y}}",
        "s.yaml:4:22: '4': expected the number of a step of the play, 1 to 3");
    assertBad(
        "under: {a: {refused: rol, because: X}, b: {note: y}}",
        "s.yaml:4:22: 'rol': expected the name of a move of the play (take 1, roll, take 1)\n"
            + "Maybe roll?");
    assertBad(
        "under: {a: {refused: take 1, because: X}, b: {note: y}}",
        "s.yaml:4:22: 'take 1': steps 1 and 3 are both this move\n"
            + "Maybe name the step by its number.");
    assertThatThrownBy(() ->
            ScenarioReader.read(
                "title: T\nclauses: [A]\nplay: [{listed: roll}]\n"
                    + "under: {a: {refused: 1, because: X}, b: {note: y}}",
                "s.yaml"))
        .hasMessage("s.yaml:4:22: '1': this step is no player's move");
  }

  @Test
  void aRefusalNamesItsClause() {
    assertBad(
        "under: {a: {refused: 1}, b: {note: y}}", "s.yaml:4:12: the key 'because' is missing");
    assertBad(
        "under: {a: {because: X}, b: {note: y}}",
        "s.yaml:4:22: 'because' needs 'refused', the step that is refused");
  }

  @Test
  void atLeastTwoReadingsAreToldApart() {
    assertBad("under: {a: {note: x}}", "s.yaml:4:8: expected at least two readings");
    assertBad(
        "under: {a: {}, b: {note: x}}",
        "s.yaml:4:12: expected at least one of the keys refused, because, then, listed, absent,"
            + " expect, note");
    assertThatThrownBy(() -> read("under: {a: {events: [x]}, b: {note: x}}"))
        .hasMessageStartingWith("s.yaml:4:13: 'events': expected the name of a key of what comes");
  }

  @Test
  void whatStandsUnderTheReadingsStandsNowhereElse() {
    String under = "under: {a: {note: x}, b: {note: y}}\n";
    assertBad(
        under + "expect: {a: 1}",
        "s.yaml:5:9: what is true at the end stands under each reading\nMaybe move it there.");
    assertBad(under + "reading: standard", "s.yaml:5:10: the readings stand under 'under'");
    assertBad("question: S1", "s.yaml:4:11: 'question' needs 'under', with its answers");
  }
}
