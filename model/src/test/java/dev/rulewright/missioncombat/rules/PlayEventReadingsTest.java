package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.TRAP_PORTAL;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import org.junit.jupiter.api.Test;

/// A14, A15, L06, M6: the answers on playing events.
final class PlayEventReadingsTest {

  private static final String ARTILLERY_CAPTURED =
      """
      hq: rifleman
      artillery-emplacement: exorcist
      blue-portal: portal-behemoth
      marines-hand: hellfire
      """;

  /// The Marines have one unit, and the Portalists may remove it.
  private static final String TWO_TRAP_PORTALS =
      """
      to-move: portalists
      hq: rifleman
      red-portal: exorcist
      marines-hand: gunner
      portalists-hand: trap-portal x2
      """;

  // ---- A14 ----

  @Test
  void eventsAreFreeForWhoControlsTheDarkPortal() {
    String position =
        "to-move: portalists; ap: 0; dark-portal: rifleman; hq: gunner; red-portal: exorcist;"
            + " portalists-hand: trap-portal";
    Tried.under("", position).refuses("play-event trap-portal gunner", ACTION_COSTS_ONE_AP);
    Tried.under("A14=everybody", position).play("play-event trap-portal gunner").has("ap", "0");
  }

  // ---- A15 ----

  @Test
  void anEventWithoutTargetIsDiscardedOrRefused() {
    String position = "hq: rifleman; red-portal: exorcist; marines-hand: hellfire";
    Tried.under("", position).play("play-event hellfire").has("marines-discard", "hellfire");
    Tried.under("A15=illegal", position).refuses("play-event hellfire", PLAY_EVENT_EFFECT);
  }

  // ---- M6 ----

  @Test
  void withoutAUnitToRemoveTrapPortalIsNotPlayed() {
    Tried.under("A51=destruction-only", TWO_TRAP_PORTALS)
        .play("play-event trap-portal rifleman")
        .has("marines-units", "0", "stage", "turn")
        .refuses("play-event trap-portal", TRAP_PORTAL);
  }

  @Test
  void withoutAUnitToRemoveTrapPortalMayBePlayedForNothing() {
    Tried.under("A51=destruction-only,M6=legal", TWO_TRAP_PORTALS)
        .play("play-event trap-portal rifleman", "play-event trap-portal")
        .has("portalists-hand", "none", "portalists-discard", "trap-portal x2", "stage", "turn");
  }

  @Test
  void asLongAsThereIsAUnitTrapPortalRemovesOne() {
    assertThatThrownBy(
            () -> Tried.under("M6=legal", TWO_TRAP_PORTALS).play("play-event trap-portal"))
        .isInstanceOf(BadInput.class)
        .hasMessage("tried:1:23: expected the unit to remove");
  }

  // ---- L06 ----

  @Test
  void eventsOfTheMarinesAreHalvedWhileTheOpponentControlsTheEmplacement() {
    Tried.under("", ARTILLERY_CAPTURED)
        .play("play-event hellfire portal-behemoth=25")
        .has("blue-portal", "portal-behemoth#25");
  }

  @Test
  void eventsOfTheMarinesMayNeverBeHalved() {
    Tried.under("L06=controller", ARTILLERY_CAPTURED)
        .play("play-event hellfire portal-behemoth=40")
        .has("blue-portal", "none");
  }
}
