package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.scenarios.file.ScenarioReader;
import org.junit.jupiter.api.Test;

/// Scenarios of *Mission: Combat!* that are wrong: the message names the very word.
class MissionCombatScenarioTest {

  private static final String HEAD = "title: T\nclauses: [MOVE-1]\n";
  private static final String GIVEN =
      HEAD + "given:\n  hq: rifleman, gunner\n  red-portal: exorcist\n";

  private static Transcript<?, ?> replay(String text) {
    return Replay.of(Opening.of(ScenarioReader.read(text, "s.yaml"), MissionCombatBox.standard()));
  }

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> replay(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  private static String onlyFailure(String text) {
    return replay(text).failures().stream()
        .map(Failure::toString)
        .filter(failure -> !failure.contains("MOVE-1"))
        .reduce((one, other) -> one + " AND " + other)
        .orElse("none");
  }

  @Test
  void aWrongNameInAPositionIsReportedInItsColumn() {
    assertBad(HEAD + "given:\n  hq: rifleman, guner\n", "s.yaml:4:17: 'guner'");
    assertBad(HEAD + "given:\n  hq: \"rifleman, guner\"\n", "s.yaml:4:18: 'guner'");
    assertBad(HEAD + "given: {hqq: rifleman}", "s.yaml:3:9: 'hqq'");
  }

  @Test
  void anImpossiblePositionIsReportedInItsColumn() {
    assertBad(HEAD + "given:\n  hq: rifleman, exorcist\n", "s.yaml:4:");
    assertBad(HEAD + "given:\n  hq: rifleman x6\n  red-portal: exorcist\n", "s.yaml:4:7");
    assertBad(HEAD + "given: {ap: 9}", "s.yaml:3:13");
    assertBad(HEAD, "s.yaml:1:1");
  }

  @Test
  void aWrongWordInAMoveIsReportedInItsColumn() {
    assertThat(onlyFailure(GIVEN + "play:\n  - do: move riflman arterial-road\n"))
        .startsWith("s.yaml:7:14: 'riflman'")
        .contains("rifleman");
    assertThat(onlyFailure(GIVEN + "play:\n  - move rifleman arterial-rod\n"))
        .startsWith("s.yaml:7:19: 'arterial-rod'");
    assertThat(onlyFailure(GIVEN + "play:\n  - mvoe rifleman hq\n"))
        .startsWith("s.yaml:7:5: 'mvoe'");
  }

  @Test
  void aWrongExpectationIsReportedInItsColumn() {
    assertThat(
            onlyFailure(
                GIVEN
                    + "play:\n"
                    + "  - do: move rifleman arterial-road\n"
                    + "    expect: {ap: 4, contrl.hq: marines}\n"))
        .startsWith("s.yaml:8:18: ap: expected 4, found 3 AND s.yaml:8:21: 'contrl.hq'");
    assertThat(onlyFailure(GIVEN + "expect: {hq: rifleman, arterial-road: gunner}"))
        .isEqualTo(
            "s.yaml:6:14: hq: expected rifleman, found rifleman, gunner"
                + " AND s.yaml:6:39: arterial-road: expected gunner, found none");
  }

  @Test
  void aWrongReadingOrExtraCardIsReportedInItsColumn() {
    assertBad(HEAD + "reading: standard,contestd.x=legal", "s.yaml:3:19");
    assertBad(
        HEAD + "cards: {big: portalists elit 20, elite 10}",
        "s.yaml:3:34: 'elite 10': expected a value after ':'");
    assertBad(HEAD + "cards:\n  big: portalists elit 20, elite 10", "s.yaml:4:19: 'elit'");
  }
}
