package dev.rulewright.scenarios.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import org.junit.jupiter.api.Test;

class ScenarioReaderTest {

  private static final String HEAD = "title: T\nclauses: [TAKE-1]\n";

  private static Scenario read(String text) {
    return ScenarioReader.read(text, "s.yaml");
  }

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  @Test
  void everyPartOfAScenarioIsRead() {
    Scenario scenario =
        read(
            """
            title: {en: One, de: Eins}
            game: stones
            clauses: [TAKE-1, WIN-1]
            shows: {TAKE-2: never too many}
            reading: "printed"
            source: page 3
            cards: {big: 'left 20'}
            given:
              stones: 3   # three
            play:
              - take 1
              - do: take 2
                cost: 2
                expect: {stones: 0}
                events: [won right]
                no-events: [won left]
                cites: [WIN-1]
                note: the last ones
            expect: {winner: right}
            """);
    assertThat(scenario.title().in("de")).isEqualTo("Eins");
    assertThat(scenario.title().in("fr")).isEqualTo("One");
    assertThat(scenario.about()).containsExactly("TAKE-1", "WIN-1", "TAKE-2");
    assertThat(scenario.reading()).isEqualTo(new Word("printed", new Place("s.yaml", 5, 11)));
    assertThat(scenario.given())
        .containsExactly(
            new Field("stones", "3", new Place("s.yaml", 9, 3), new Place("s.yaml", 9, 11)));
    assertThat(scenario.play()).hasSize(2);
    assertThat(scenario.play().getFirst()).isInstanceOf(Step.Do.class);
    var last = (Step.Do) scenario.play().getLast();
    assertThat(last.cost()).contains(new Step.Cost(2, new Place("s.yaml", 13, 11)));
    assertThat(last.outcome().noEvents())
        .containsExactly(new Word("won left", new Place("s.yaml", 16, 17)));
    assertThat(last.note()).contains("the last ones");
  }

  @Test
  void whatIsNotMentionedHasItsDefault() {
    Scenario scenario = read(HEAD);
    assertThat(scenario.reading().text()).isEqualTo("standard");
    assertThat(scenario.game()).isEmpty();
    assertThat(scenario.play()).isEmpty();
  }

  /// Readers of YAML differ in what they take such words for.
  @Test
  void aValueIsTheTextThatStandsThere() {
    assertThat(read(HEAD + "given: {a: ~, b: TRUE, c: 007, d: 0x1F, e: .5, f: 1e3}").given())
        .extracting(Field::value)
        .containsExactly("~", "TRUE", "007", "0x1F", ".5", "1e3");
  }

  @Test
  void aPlayMayBeginWithTheOpening() {
    assertThat(read(HEAD + "given: opening").start()).isEqualTo(Scenario.Start.OPENING);
    assertThat(read(HEAD + "given: {stones: 3}").start()).isEqualTo(Scenario.Start.GIVEN);
  }

  // ---- Keys ----

  @Test
  void anUnknownKeyIsReportedWithTheNearestKnownOne() {
    assertBad(
        HEAD + "givn: {stones: 3}",
        "s.yaml:3:1: 'givn': expected the name of a key of a scenario (title, game, option,"
            + " clauses, shows, question, reading, source, told-in, cards, given, play, expect,"
            + " under)\n"
            + "Maybe given?");
  }

  @Test
  void anUnknownKeyOfAStepIsReported() {
    assertThatThrownBy(() -> read(HEAD + "play:\n  - do: roll\n    event: [x]"))
        .hasMessageStartingWith("s.yaml:5:5: 'event': expected the name of a key of a step")
        .hasMessageEndingWith("Maybe events?");
  }

  @Test
  void aKeyGivenTwiceIsReported() {
    assertBad(HEAD + "title: U", "s.yaml:3:1: 'title': this key stands in line 1 already");
    assertBad(
        HEAD + "given:\n  stones: 1\n  stones: 2",
        "s.yaml:5:3: 'stones': this key stands in line 4 already");
  }

  @Test
  void aMissingKeyIsReported() {
    assertBad("title: T", "s.yaml:1:1: the key 'clauses' is missing");
    assertBad(HEAD + "play:\n  - refused: roll", "s.yaml:4:5: the key 'because' is missing");
  }

  @Test
  void aKeyThatTheStepHasNoUseForIsReported() {
    assertBad(
        HEAD + "play:\n  - refused: roll\n    because: TAKE-1\n    cost: 1",
        "s.yaml:6:5: 'cost': a step with 'refused' may have only refused, note, because");
  }

  @Test
  void twoStepsInOneAreReported() {
    assertBad(
        HEAD + "play:\n  - do: roll\n    chance: rolled 1",
        "s.yaml:5:13: one step cannot have both 'do' and 'chance'\n"
            + "Maybe a new step begins here, with '- ' before it.");
  }

  @Test
  void aStepWithoutAKindIsReported() {
    assertBad(
        HEAD + "play:\n  - note: hm",
        "s.yaml:4:5: expected one of the keys do, chance, refused, listed, absent");
  }

  // ---- Values ----

  @Test
  void aValueOfTheWrongKindIsReported() {
    assertBad(
        "title: T\nclauses: TAKE-1",
        "s.yaml:2:10: 'TAKE-1': expected a list of clauses, such as [one, two]");
    assertBad(
        HEAD + "given: 5",
        "s.yaml:3:8: '5': expected fields of a position, such as 'ap: 3', or 'opening'");
    assertBad(
        HEAD + "given: {stones: [1, 2]}",
        "s.yaml:3:17: 'a list': expected a value; for nothing, 'none'");
    assertBad(
        HEAD + "play: roll",
        "s.yaml:3:7: 'roll': expected a list of steps, each beginning with '- '");
    assertBad(
        HEAD + "play: [[roll]]", "s.yaml:3:8: 'a list': expected a step, a map of keys and values");
    assertBad(
        HEAD + "play:\n  - do: roll\n    cost: free",
        "s.yaml:5:11: 'free': expected a whole number from 0 to 99");
    assertBad(
        HEAD + "play:\n  - do: roll\n    cost: -1",
        "s.yaml:5:11: '-1': expected a whole number from 0 to 99");
    assertBad(
        "title: {english: T}\nclauses: [TAKE-1]",
        "s.yaml:1:9: 'english': expected a language, such as en, de or fr");
    assertBad("- a", "s.yaml:1:1: 'a list': expected a scenario, a map of keys and values");
  }

  @Test
  void anEmptyValueIsReported() {
    assertBad(
        "title:\nclauses: [TAKE-1]", "s.yaml:1:7: '': expected a title, or one title per language");
    assertBad(HEAD + "given:\n  stones:", "s.yaml:4:10: '': expected a value; for nothing, 'none'");
    assertBad("title: T\nclauses: []", "s.yaml:2:10: expected at least one clause");
  }

  @Test
  void aCommaThatEndsAFieldByMistakeIsExplained() {
    assertBad(
        HEAD + "expect: {hand: rifleman, gunner}",
        "s.yaml:3:26: 'gunner': expected a value after ':'\n"
            + "Maybe the value before it needs quotation marks: in braces a comma ends a field.");
  }

  @Test
  void aClauseNamedTwiceIsReported() {
    assertBad(
        "title: T\nclauses: [TAKE-1, TAKE-1]",
        "s.yaml:2:19: 'TAKE-1': this clause stands here already");
    assertBad(
        HEAD + "shows: {TAKE-1: how}",
        "s.yaml:3:9: 'TAKE-1': this clause stands under 'clauses' already");
  }

  // ---- YAML ----

  @Test
  void brokenYamlIsReportedWithItsPlace() {
    assertBad(
        "title: Example: one\n",
        "s.yaml:1:15: no YAML: mapping values are not allowed here\n"
            + "Maybe the line is indented too far, or a text with ': ' in it needs quotation"
            + " marks.");
    assertBad(
        "title: T\ngiven:\n\tstones: 1",
        "s.yaml:3:1: no YAML: found character '\\t(TAB)' that cannot start any token. (Do not use"
            + " \\t(TAB) for indentation)\nMaybe indent with spaces; YAML does not take tabs.");
    assertBad(
        "title: @T",
        "s.yaml:1:8: no YAML: found character '@' that cannot start any token. (Do not use @ for"
            + " indentation)\nMaybe the text needs quotation marks.");
  }

  @Test
  void whatScenariosDoWithoutIsReported() {
    assertBad("title: &a T", "s.yaml:1:8: anchors (&) and aliases (*) are not read here");
    assertBad("title: !!str T", "s.yaml:1:8: tags (!) are not read here");
    assertBad("title: !x [T]", "s.yaml:1:8: tags (!) are not read here");
    assertBad(
        "# T\ntitle: \u001b[8mT",
        "s.yaml:2:8: expected text without control characters, found \\x1b");
    assertBad(
        "title: \"T\\e[8m\"", "s.yaml:1:8: expected text without control characters, found \\x1b");
  }

  @Test
  void sizeAndDepthAreBounded() {
    assertBad(
        "# " + "x".repeat(200_000),
        "s.yaml: the file has 200002 characters, expected at most 200000");
    assertBad(
        "[".repeat(100_000), "s.yaml:1:11: lists and maps inside one another, deeper than 10");
  }

  @Test
  void anEmptyFileIsReported() {
    assertBad("", "s.yaml: the file is empty");
    assertBad("# only a comment\n", "s.yaml: the file is empty");
  }
}
