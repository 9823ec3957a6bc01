package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.PLAY_NOT_OVERSIZED_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_NOT_AMONG_ENEMIES;

import org.junit.jupiter.api.Test;

/// A11 to A13, L05: the answers on playing units at portals.
final class PlayUnitReadingsTest {

  /// The Marines have captured a yellow portal and hold one card of each kind that matters.
  private static final String YELLOW_CAPTURED =
      """
      ap: 1
      yellow-portal-alpha: rifleman
      yellow-portal-omega: portal-trooper
      red-portal: exorcist
      marines-hand: stealth-special-force, rifleman x2
      """;

  /// The Marines have captured the Dark Portal.
  private static final String DARK_CAPTURED =
      """
      dark-portal: rifleman
      red-portal: exorcist
      marines-hand: stealth-special-force, rifleman, rocket-walker
      """;

  /// The Portalists hold three Standard units and have no AP.
  private static final String THREE_STANDARD =
      """
      to-move: portalists
      ap: 0
      hq: rifleman
      red-portal: exorcist
      portalists-hand: portal-trooper x3
      """;

  // ---- A11 ----

  @Test
  void atACapturedPortalOnlyUnitsOfItsTypeArePlayed() {
    Tried.under("", YELLOW_CAPTURED)
        .refuses("play-unit stealth-special-force yellow-portal-alpha", PLAY_UNIT_IN_OWN_AREA)
        .refuses("play-unit rifleman blue-portal", PLAY_UNIT_IN_OWN_AREA)
        .play("play-unit rifleman yellow-portal-alpha")
        .has("ap", "1");
  }

  @Test
  void atACapturedPortalOtherUnitsMayCostOneAp() {
    Tried.under("A11=others-for-one-ap", YELLOW_CAPTURED)
        .refuses("play-unit rifleman blue-portal", PLAY_UNIT_IN_OWN_AREA)
        .play("play-unit rifleman yellow-portal-alpha")
        .has("ap", "1")
        .play("play-unit stealth-special-force yellow-portal-alpha")
        .has("ap", "0");
  }

  @Test
  void aCapturedPortalMayOpenEveryOpposingAreaForOneAp() {
    Tried.under("A11=matching-in-any-opposing-area", YELLOW_CAPTURED)
        .refuses("play-unit stealth-special-force blue-portal", PLAY_UNIT_IN_OWN_AREA)
        .refuses("play-unit rifleman red-portal", PLAY_UNIT_NOT_AMONG_ENEMIES)
        .play("play-unit rifleman yellow-portal-alpha")
        .has("ap", "1")
        .play("play-unit rifleman blue-portal")
        .has("ap", "0", "blue-portal", "rifleman", "control.blue-portal", "marines");
  }

  @Test
  void withoutApACapturedPortalOpensNoAreaButItself() {
    Tried.under("A11=matching-in-any-opposing-area", YELLOW_CAPTURED.replace("ap: 1", "ap: 0"))
        .refuses("play-unit rifleman blue-portal", ACTION_COSTS_ONE_AP)
        .play("play-unit rifleman yellow-portal-alpha");
  }

  @Test
  void anOversizedUnitIsNotPlayedOnABuildingThatACapturedPortalOpens() {
    Tried.under(
            "A11=matching-in-any-opposing-area",
            "blue-portal: rocket-walker; red-portal: exorcist; marines-hand: rocket-walker")
        .refuses("play-unit rocket-walker dark-portal", PLAY_NOT_OVERSIZED_ON_BUILDING)
        .play("play-unit rocket-walker yellow-portal-alpha");
  }

  @Test
  void portalsOfTheirOwnOpenNoOpposingAreaForThePortalists() {
    Tried.under(
            "A11=matching-in-any-opposing-area",
            "to-move: portalists; hq: rifleman; red-portal: exorcist; portalists-hand: portal-trooper")
        .refuses("play-unit portal-trooper arterial-road", PLAY_UNIT_IN_OWN_AREA);
  }

  // ---- A13 ----

  @Test
  void aPortalMakesAnyNumberOfUnitsFree() {
    Tried.under("", THREE_STANDARD)
        .play("play-unit portal-trooper yellow-portal-alpha")
        .play("play-unit portal-trooper yellow-portal-alpha")
        .play("play-unit portal-trooper yellow-portal-alpha")
        .has("memory.portals-used", "none");
  }

  @Test
  void aPortalMayMakeOneUnitFreePerTurn() {
    Tried.under("A13=once", THREE_STANDARD)
        .play("play-unit portal-trooper yellow-portal-alpha")
        .has("memory.portals-used", "yellow-portal-alpha")
        .refuses("play-unit portal-trooper yellow-portal-alpha", ACTION_COSTS_ONE_AP)
        .play("play-unit portal-trooper yellow-portal-omega")
        .has("memory.portals-used", "yellow-portal-alpha, yellow-portal-omega")
        .play("end-turn", "end-turn")
        .has("memory.portals-used", "none", "ap", "4")
        .play("play-unit portal-trooper yellow-portal-alpha")
        .has("ap", "4");
  }

  @Test
  void atAPortalThatIsUsedUpUnitsCostOneAp() {
    Tried.under("A13=once", THREE_STANDARD.replace("ap: 0", "ap: 1"))
        .play("play-unit portal-trooper yellow-portal-alpha")
        .has("ap", "1")
        .play("play-unit portal-trooper yellow-portal-alpha")
        .has("ap", "0", "yellow-portal-alpha", "portal-trooper x2");
  }

  // ---- L05 ----

  @Test
  void noUnitIsPlayedAtACapturedDarkPortal() {
    for (String answer : new String[] {"L05=unit-portals", "L05=all-portals"}) {
      Tried.under(answer, DARK_CAPTURED)
          .refuses("play-unit rifleman dark-portal", PLAY_UNIT_IN_OWN_AREA)
          .refuses("play-unit stealth-special-force dark-portal", PLAY_UNIT_IN_OWN_AREA);
    }
  }

  @Test
  void anyUnitMayBePlayedAtACapturedDarkPortalForOneAp() {
    Tried.under("L05=all-portals-any-type", DARK_CAPTURED)
        .refuses("play-unit rocket-walker dark-portal", PLAY_NOT_OVERSIZED_ON_BUILDING)
        .play("play-unit rifleman dark-portal", "play-unit stealth-special-force dark-portal")
        .has("ap", "2", "dark-portal", "rifleman x2, stealth-special-force");
  }

  @Test
  void noUnitIsPlayedAtADarkPortalThatIsNotCaptured() {
    Tried.under(
            "L05=all-portals-any-type",
            "hq: rifleman; dark-portal: exorcist; marines-hand: rifleman")
        .refuses("play-unit rifleman dark-portal", PLAY_UNIT_IN_OWN_AREA);
  }
}
