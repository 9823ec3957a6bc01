package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.scenarios.file.ScenarioReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One start, one list of moves, an outcome for each reading.
class PlaysTest {

  private static Plays plays(String... lines) {
    String text = "title: T\ngame: stones\nclauses: [TAKE-1]\n" + String.join("\n", lines);
    return Plays.of(ScenarioReader.read(text, "s.yaml"), Stones.BOX);
  }

  private static void assertFails(Plays plays, String... failures) {
    assertThat(plays.failures().stream().map(Failure::toString)).containsExactly(failures);
  }

  @Test
  void theSameMovesHaveAnOutcomeUnderEachAnswer() {
    var plays =
        plays(
            "question: S1",
            "given: {stones: 6}",
            "play: [take 1, take 3]",
            "under:",
            "  three: {listed: [take 1], absent: [take 3], expect: {stones: 2, winner: none}}",
            "  two: {refused: take 3, because: TAKE-1, then: [take 2], expect: {stones: 3}}");
    assertThat(plays.failures()).isEmpty();
    assertThat(plays.transcripts()).hasSize(2);
    assertThat(plays.transcripts().getLast().scenario().reading().text())
        .isEqualTo("standard,S1=two");
    assertThat(plays.transcripts().getLast().steps()).hasSize(3);
  }

  @Test
  void withoutAQuestionTheNamesAreReadings() {
    assertThat(
            plays(
                    "play: [take 3]",
                    "under:",
                    "  standard: {expect: {stones: 2}}",
                    "  printed: {refused: 1, because: TAKE-1, expect: {stones: 5}}")
                .passed())
        .isTrue();
  }

  @Test
  void aScenarioOfOneReadingHasOnePlay() {
    assertThat(plays("play: [take 3]").transcripts()).hasSize(1);
    assertThat(plays("play: [take 3]").passed()).isTrue();
  }

  @Test
  void whatDoesNotHoldUnderAReadingIsReportedThere() {
    assertFails(
        plays(
            "question: S1",
            "play: [take 3]",
            "under:",
            "  three: {refused: 1, because: TAKE-1}",
            "  two: {expect: {stones: 2}}"),
        "s.yaml:7:20: expected a refusal because of TAKE-1, but it is allowed (TAKE-1): 1 to 3"
            + " stones may be taken",
        "s.yaml:5:8: expected a legal move, but it is refused by TAKE-1: 3 stones are more than 2");
  }

  @Test
  void whatTheScenarioIsAboutIsCitedUnderOneOfTheReadings() {
    assertFails(
        plays("play: [{expect: {stones: 5}}]", "under: {standard: {note: x}, printed: {note: y}}"),
        "s.yaml:3:11: the scenario is about TAKE-1, but no ruling and no event in it cites that"
            + " clause\nMaybe it belongs under 'shows', with how the play shows it.");
  }

  @Test
  void aQuestionNeedsAnOutcomeForEachOfItsAnswers() {
    assertThat(
            plays("question: S1", "play: [take 1]", "under: {two: {note: x}, three: {note: y}}")
                .passed())
        .isTrue();
    assertThatThrownBy(() ->
            Plays.of(
                ScenarioReader.read(
                    "title: T\nclauses: [MOVE-1]\nquestion: A16\ngiven: {hq: rifleman}\n"
                        + "under: {exact: {note: x}, down-to-tens: {note: y}}",
                    "s.yaml"),
                MissionCombatBox.standard()))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "s.yaml:3:11: 'A16': 'under' does not say what comes of the answer 'up-to-tens'");
  }

  @Test
  void unknownNamesAreReportedBeforeAnythingIsPlayed() {
    assertBad("s.yaml:4:11: 'S2': expected the name of a question (take.most, S1)", "question: S2");
    assertBad(
        "s.yaml:5:9: 'thre': expected the name of an answer to take.most (three, two)\n"
            + "Maybe three?",
        "question: S1",
        "under: {thre: {note: x}, two: {note: y}}");
    assertBad(
        "s.yaml:5:10: 'standart': expected the name of a reading (standard, printed)\n"
            + "Maybe standard?",
        "question: S1",
        "reading: standart",
        "under: {three: {note: x}, two: {note: y}}");
    assertBad(
        "s.yaml:5:41: 'TAKE-X': expected the name of a clause (TAKE-1, TAKE-2, ROLL-1, WIN-1,"
            + " NAME-1)\nMaybe TAKE-1?",
        "play: [roll]",
        "under: {standard: {refused: 1, because: TAKE-X}, printed: {note: y}}");
  }

  private static void assertBad(String message, String... lines) {
    String[] all =
        List.of(lines).stream().anyMatch(line -> line.startsWith("under"))
            ? lines
            : new String[] {lines[0], "under: {three: {note: x}, two: {note: y}}"};
    assertThatThrownBy(() -> plays(all)).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
