package dev.rulewright.missioncombat.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.missioncombat.Position;
import org.junit.jupiter.api.Test;

final class ComparisonTest {

  private final Position position =
      Texts.position(
          """
          hq: rifleman x2, commando
          dark-portal: armored-gauss-tank#road-used, psionic-fanatic
          red-portal: exorcist#10 x2
          guest: armored-gauss-tank from arterial-road after 1 attack
          marines-hand: hellfire, rifleman
          portalists-discard: trap-portal
          """);

  private void assertAgrees(String key, String value) {
    assertThat(Texts.NOTATION.disagreement(position, Texts.field(key, value))).as(key).isEmpty();
  }

  private void assertDisagrees(String key, String value, String actual) {
    assertThat(Texts.NOTATION.disagreement(position, Texts.field(key, value))).contains(actual);
  }

  private void assertNonsense(String key, String value, String message) {
    assertThatThrownBy(() -> Texts.NOTATION.disagreement(position, Texts.field(key, value)))
        .hasMessage(message);
  }

  @Test
  void stageTurnMoverAndAp() {
    assertAgrees("stage", "turn");
    assertDisagrees("stage", "over draw repetition", "turn");
    assertAgrees("turn", "3");
    assertDisagrees("turn", "4", "3");
    assertAgrees("to-move", "marines");
    assertDisagrees("to-move", "portalists", "marines");
    assertAgrees("ap", "4");
    assertDisagrees("ap", "0", "4");
  }

  @Test
  void anAreaListsExactlyItsUnitsInAnyOrder() {
    assertAgrees("hq", "commando, rifleman, rifleman");
    assertDisagrees("hq", "commando, rifleman", "rifleman x2, commando");
    assertDisagrees("red-portal", "exorcist x2", "exorcist#10 x2");
    assertAgrees("bunker-west", "none");
    assertAgrees("bunker-west", "");
    assertDisagrees("hq", "none", "rifleman x2, commando");
    assertDisagrees("bunker-west", "rifleman", "none");
    assertAgrees("dark-portal", "psionic-fanatic, armored-gauss-tank#road-used");
  }

  @Test
  void pilesListExactlyTheirCards() {
    assertAgrees("marines-hand", "rifleman, hellfire");
    assertDisagrees("marines-hand", "none", "rifleman, hellfire");
    assertAgrees("portalists-hand", "none");
    assertAgrees("portalists-discard", "trap-portal");
    assertAgrees("marines-deck", "rest");
    assertThat(Texts.NOTATION.disagreement(position, Texts.field("marines-deck", "none")))
        .isPresent();
  }

  @Test
  void theGuest() {
    assertAgrees("guest", "armored-gauss-tank from arterial-road after 1 attack");
    String actual = "armored-gauss-tank@dark-portal#road-used from arterial-road after 1 attack";
    assertAgrees("guest", actual);
    assertDisagrees("guest", "armored-gauss-tank from arterial-road", actual);
    assertDisagrees("guest", "rifleman from hq", actual);
    assertDisagrees("guest", "none", actual);
  }

  @Test
  void whatFollowsFromThePosition() {
    assertAgrees("control.hq", "marines");
    // CONTROL-5: the guest changes nothing.
    assertAgrees("control.dark-portal", "portalists");
    assertDisagrees("control.dark-portal", "marines", "portalists");
    assertAgrees("marines-units", "4");
    assertDisagrees("portalists-units", "4", "3");
    assertAgrees("marines-hand-size", "2");
    assertDisagrees("marines-discard-size", "1", "0");
    assertAgrees("portalists-deck-size", "26");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertNonsense("trun", "3", "in:4:1: 'trun': expected the name of a field");
    assertNonsense(
        "marines-unit",
        "3",
        "in:4:1: 'marines-unit': expected the name of a field\nMaybe marines-units?");
    assertNonsense(
        "control.hqq",
        "marines",
        "in:4:1: 'control.hqq': expected the name of a field\nMaybe control.hq?");
    assertNonsense(
        "marines-units", "many", "in:4:16: 'many': expected a number, a whole number at least 0");
    assertNonsense(
        "hq",
        "rifleman, comando",
        "in:4:15: 'comando': expected the name of a unit\nMaybe commando?");
  }
}
