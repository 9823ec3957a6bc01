package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.PLAY_NOT_OVERSIZED_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_NOT_AMONG_ENEMIES;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Material;
import org.junit.jupiter.api.Test;

/// A11 to A13, L05, M5: the answers on playing units at portals and beside enemies.
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

  /// The Portalists hold an oversized Elite unit; a Marine stands next to their Red Portal.
  private static final String BIG_ELITE_IN_HAND =
      """
      to-move: portalists
      ap: 1
      hq: rifleman
      yellow-portal-alpha: commando
      blue-portal: portal-behemoth
      portalists-hand: big-elite
      """;

  /// An enemy is in a portal of the Portalists and one of theirs has come to attack it.
  private static final String MIXED_OWN_AREA =
      """
      to-move: portalists
      hq: rifleman
      blue-portal: portal-behemoth
      yellow-portal-alpha: portal-trooper, commando
      guest: portal-trooper from red-portal after 1 attack
      portalists-hand: portal-runner
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

  // ---- A12 ----

  @Test
  void anOversizedUnitIsNotPlayedAtAPortalThatIsABuilding() {
    Tried.with(withBigElite(), "", BIG_ELITE_IN_HAND)
        .refuses("play-unit big-elite red-portal", PLAY_NOT_OVERSIZED_ON_BUILDING);
  }

  @Test
  void anOversizedUnitMayBePlayedAtAPortalOfItsTypeAndStaysThere() {
    Tried.with(withBigElite(), "A12=legal", BIG_ELITE_IN_HAND)
        .refuses("play-unit big-elite dark-portal", PLAY_NOT_OVERSIZED_ON_BUILDING)
        .play("play-unit big-elite red-portal")
        .has("ap", "1", "red-portal", "big-elite", "guest", "none")
        .play("end-turn", "end-turn")
        .has("red-portal", "big-elite");
  }

  @Test
  void anOversizedUnitGoesBackToTheBuildingWhereItWasPlayed() {
    Tried.with(withBigElite(), "A12=legal", BIG_ELITE_IN_HAND.replace("ap: 1", "ap: 3"))
        .play("play-unit big-elite red-portal")
        .play("move big-elite yellow-portal-alpha", "attack big-elite commando=10")
        .has("guest", "big-elite from red-portal after 1 attack")
        .play("end-turn")
        .has("red-portal", "big-elite", "yellow-portal-alpha", "commando");
  }

  private static Material withBigElite() {
    return ExtraCards.addedTo(
        Material.standard(),
        Field.split("big-elite: portalists elite 20, standard 10, oversized", "extra"));
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

  // ---- M5 ----

  @Test
  void noUnitIsPlayedBesideEnemies() {
    Tried.under("A24=no,L02=owner-when-present", MIXED_OWN_AREA)
        .has("control.yellow-portal-alpha", "portalists")
        .refuses("play-unit portal-runner yellow-portal-alpha", PLAY_UNIT_NOT_AMONG_ENEMIES);
  }

  @Test
  void aUnitMayBePlayedBesideEnemiesInAnOwnAreaThatItsPlayerControls() {
    Tried.under("A24=no,L02=owner-when-present,M5=legal", MIXED_OWN_AREA)
        .play("play-unit portal-runner yellow-portal-alpha")
        .has("ap", "4", "yellow-portal-alpha", "commando, portal-trooper, portal-runner");
  }

  @Test
  void noUnitIsPlayedBesideEnemiesWhoControlTheArea() {
    Tried.under("M5=legal", MIXED_OWN_AREA)
        .refuses("play-unit portal-runner yellow-portal-alpha", PLAY_UNIT_NOT_AMONG_ENEMIES);
    Tried.under("A24=no,M5=legal", MIXED_OWN_AREA)
        .refuses("play-unit portal-runner yellow-portal-alpha", PLAY_UNIT_NOT_AMONG_ENEMIES);
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
