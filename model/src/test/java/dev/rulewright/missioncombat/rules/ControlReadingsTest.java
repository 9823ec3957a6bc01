package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import org.junit.jupiter.api.Test;

/// Who controls an area under the answers that are not the standard ones.
final class ControlReadingsTest {

  private static final String CAPTURING_THE_EMPLACEMENT =
      """
      ap: 3
      marines-hand: hellfire
      artillery-emplacement: portal-trooper
      hq: rifleman
      blue-portal: portal-behemoth
      """;

  private static final String CLEARING_THE_DARK_PORTAL =
      """
      ap: 1
      arterial-road: armored-gauss-tank
      hq: rifleman
      dark-portal: portal-trooper
      red-portal: exorcist
      marines-hand: artillery-barrage
      """;

  // ---- A18 ----

  @Test
  void controlThatChangesAtTurnEndHalvesAnEventAfterTheEmplacementWasTaken() {
    String[] moves = {
      "move rifleman artillery-emplacement", "attack rifleman portal-trooper",
    };
    Tried.under("", CAPTURING_THE_EMPLACEMENT)
        .play(moves)
        .has("control.artillery-emplacement", "marines")
        .play("play-event hellfire portal-behemoth=40");
    Tried late =
        Tried.under(
            "A18=at-turn-end",
            CAPTURING_THE_EMPLACEMENT + "control.artillery-emplacement: portalists");
    late.play(moves).has("control.artillery-emplacement", "portalists");
    assertThat(late.listed())
        .contains("play-event hellfire portal-behemoth@blue-portal=25")
        .doesNotContain("play-event hellfire portal-behemoth@blue-portal=40");
    late.play("end-turn").has("control.artillery-emplacement", "marines");
  }

  @Test
  void controlThatChangesAtTurnEndIsNotHadInPassing() {
    String start =
        """
        to-move: portalists
        ap: 3
        arterial-road: exorcist
        bunker-east: rifleman
        """;
    Tried.under("", start).play("move exorcist hq", "draw-with-hq");
    assertThat(Tried.under("A18=at-turn-end", start).play("move exorcist hq").listed())
        .contains("draw")
        .doesNotContain("draw-with-hq");
  }

  // ---- A50 ----

  @Test
  void whoLeavesAnEmptyOpposingAreaKeepsItOnlyIfTheReadingSaysSo() {
    String start =
        """
        ap: 1
        marines-hand: hellfire
        dark-portal: rifleman
        blue-portal: exorcist
        """;
    Tried.under("", start)
        .play("move rifleman red-portal")
        .has("control.dark-portal", "portalists")
        .refuses("play-event hellfire", ACTION_COSTS_ONE_AP);
    Tried.under("A50=last-controller", start)
        .play("move rifleman red-portal")
        .has("control.dark-portal", "marines")
        .play("play-event hellfire", "end-turn")
        .has("control.dark-portal", "marines", "turn", "4")
        .play("move exorcist dark-portal")
        .has("control.dark-portal", "portalists");
  }

  @Test
  void whoControlledAnEmptyAreaLastCanBeWritten() {
    String start = "hq: rifleman\nred-portal: exorcist\n";
    Tried.under("A50=last-controller", start).has("control.blue-portal", "portalists");
    Tried.under("A50=last-controller", start + "control.blue-portal: marines")
        .has("control.blue-portal", "marines");
  }

  @Test
  void controlIsWrittenOnlyWhereItIsRememberedAndPossible() {
    String start = "hq: rifleman\nred-portal: exorcist\n";
    assertNoPosition(
        "",
        start + "control.blue-portal: marines",
        "this follows from the other fields; it can be expected, but not given");
    assertNoPosition(
        "A50=last-controller",
        start + "control.red-portal: marines",
        "who controls red-portal follows from its units (CONTROL-3)");
    assertNoPosition(
        "A50=last-controller",
        start + "control.blue-portal: both",
        "who controls blue-portal follows from its units (CONTROL-3)");
    assertNoPosition(
        "A18=at-turn-end",
        start + "control.blue-portal: nobody",
        "who controls blue-portal follows from its units (CONTROL-3)");
  }

  private static void assertNoPosition(String answers, String position, String message) {
    assertThatThrownBy(() -> Tried.under(answers, position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  // ---- L02 and L03 ----

  private static final String ENTERING_AN_OWN_AREA_THAT_IS_LOST =
      """
      to-move: portalists
      ap: 2
      yellow-portal-alpha: rifleman
      red-portal: portal-trooper
      hq: gunner
      """;

  @Test
  void anOwnAreaIsControlledAsSoonAsAnOwnUnitIsThereIfTheReadingSaysSo() {
    String[] moves = {
      "move portal-trooper yellow-portal-alpha",
    };
    Tried.under("", ENTERING_AN_OWN_AREA_THAT_IS_LOST)
        .has("control.yellow-portal-alpha", "marines")
        .play(moves)
        .has("control.yellow-portal-alpha", "marines");
    Tried.under("L02=owner-when-present", ENTERING_AN_OWN_AREA_THAT_IS_LOST)
        .has("control.yellow-portal-alpha", "marines")
        .play(moves)
        .has("control.yellow-portal-alpha", "portalists");
  }

  @Test
  void anOwnAreaIsAlwaysControlledIfTheReadingSaysSo() {
    String start =
        """
        to-move: marines
        hq: exorcist
        artillery-emplacement: portal-trooper
        bunker-east: rifleman
        marines-hand: hellfire
        blue-portal: portal-behemoth
        """;
    assertThat(Tried.under("", start).has("control.hq", "portalists").listed())
        .doesNotContain("draw-with-hq");
    Tried always = Tried.under("L03=always", start).has("control.hq", "both");
    assertThat(always.listed())
        .contains("draw-with-hq")
        .as("the opponent controls the emplacement as well, so events are halved")
        .contains("play-event hellfire portal-behemoth@blue-portal=25")
        .doesNotContain("play-event hellfire portal-behemoth@blue-portal=40");
    assertThat(always.play("end-turn").listed()).contains("draw-with-hq");
  }

  // ---- A33, M4, M7 ----

  @Test
  void anOversizedGuestThatHasClearedABuildingControlsItUnlessTheReadingDenies() {
    String[] moves = {
      "move armored-gauss-tank dark-portal by arterial-road",
      "attack armored-gauss-tank portal-trooper=10",
    };
    Tried.under("", CLEARING_THE_DARK_PORTAL).play(moves).has("control.dark-portal", "marines");
    Tried.under("A33=no", CLEARING_THE_DARK_PORTAL)
        .play(moves)
        .has("control.dark-portal", "portalists");
  }

  @Test
  void anOversizedGuestThatWaitsForTheEndOfTheTurnUsesTheBuildingItHasCleared() {
    String[] moves = {
      "move armored-gauss-tank dark-portal by arterial-road",
      "attack armored-gauss-tank portal-trooper=10",
      "play-event artillery-barrage",
    };
    Tried.under("A32=at-turn-end", CLEARING_THE_DARK_PORTAL).play(moves).has("ap", "0");
    Tried.under("A32=at-turn-end,A33=no", CLEARING_THE_DARK_PORTAL)
        .play(moves[0], moves[1])
        .refuses(moves[2], ACTION_COSTS_ONE_AP);
  }

  @Test
  void anAreaThatIsMixedSinceBeforeTheTurnIsNobodysIfTheReadingSaysSo() {
    String mixed =
        """
        to-move: portalists
        yellow-portal-alpha: rifleman, portal-trooper
        hq: gunner
        """;
    Tried.under("A39=no", mixed).has("control.yellow-portal-alpha", "marines");
    Tried.under("A39=no", mixed + "control.yellow-portal-alpha: portalists")
        .has("control.yellow-portal-alpha", "portalists");
    Tried.under("A39=no,M4=nobody", mixed + "control.yellow-portal-alpha: nobody")
        .has("control.yellow-portal-alpha", "nobody")
        .play("attack portal-trooper rifleman")
        .has("control.yellow-portal-alpha", "portalists");
  }

  @Test
  void theAreaThatItsGuestHasLeftEmptyStaysWithThePlayerIfTheReadingSaysSo() {
    String start =
        """
        ap: 2
        red-portal: rifleman
        hq: gunner
        yellow-portal-alpha: portal-trooper x2
        """;
    String move = "move rifleman yellow-portal-alpha";
    Tried.under("", start).play(move).has("control.red-portal", "portalists");
    Tried.under("M7=guest", start)
        .play(move)
        .has("control.red-portal", "marines")
        .play("attack rifleman portal-trooper=10", "end-turn")
        .has("control.red-portal", "marines", "red-portal", "rifleman");
  }
}
