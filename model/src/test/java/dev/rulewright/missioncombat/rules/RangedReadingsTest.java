package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.RANGED_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_RANGED;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the answers about ranged attacks change.
final class RangedReadingsTest {

  // ---- A35 ----

  private static final String EXAMPLE_4 =
      """
      arterial-road: armored-gauss-tank
      dark-portal: psionic-fanatic
      red-portal: portal-trooper
      yellow-portal-omega: portal-trooper
      """;
  private static final String TO_DARK = "move armored-gauss-tank dark-portal by arterial-road";
  private static final String ON_BOTH =
      "attack armored-gauss-tank portal-trooper@red-portal=10 portal-trooper@yellow-portal-omega=10";

  @Test
  void aRangedUnitMayEnterToAttackNextDoor() {
    Tried.under("A35=yes", EXAMPLE_4)
        .play(TO_DARK, ON_BOTH)
        .has("red-portal", "none", "yellow-portal-omega", "none");
  }

  @Test
  void aRangedUnitMustHaveATargetWhereItEnters() {
    Tried.under("A35=no", EXAMPLE_4).refuses(TO_DARK, ENTER_MUST_ATTACK);
  }

  @Test
  void theFirstAttackMustHitSomebodyWhereTheUnitHasEntered() {
    Tried.under("A35=no", EXAMPLE_4.replace("fanatic", "fanatic, portal-hound"))
        .play(TO_DARK)
        .refuses(ON_BOTH, ENTER_MUST_ATTACK)
        .refuses("draw", ENTER_MUST_ATTACK)
        .play(
            "attack armored-gauss-tank portal-hound=10 portal-trooper@red-portal=10",
            "attack armored-gauss-tank portal-hound=10 portal-trooper@yellow-portal-omega=10");
  }

  @Test
  void onlyTheFirstAttackMustHitSomebodyWhereTheUnitHasEntered() {
    Tried.under("A35=no", EXAMPLE_4.replace("fanatic", "fanatic, portal-trooper"))
        .play(
            TO_DARK,
            "attack armored-gauss-tank portal-trooper@dark-portal=10 portal-trooper@red-portal=10",
            "attack armored-gauss-tank portal-trooper@yellow-portal-omega=10");
  }

  // ---- A36 ----

  private static final String BEFORE_TROOPERS =
      """
      arterial-road: stealth-sniper
      yellow-portal-alpha: portal-trooper
      red-portal: portal-trooper
      blue-portal: exorcist
      """;
  private static final String BEFORE_HOUNDS = BEFORE_TROOPERS.replace("trooper", "hound");
  private static final String TO_ALPHA = "move stealth-sniper yellow-portal-alpha";

  private static String both(String unit, int each) {
    return "attack stealth-sniper %1$s@yellow-portal-alpha=%2$d %1$s@red-portal=%2$d"
        .formatted(unit, each);
  }

  @Test
  void oneAttackIsSplitOverSeveralAreas() {
    Tried.under("A36=one-pool", BEFORE_TROOPERS)
        .play(TO_ALPHA, both("portal-trooper", 10))
        .has("portalists-units", "1");
    Tried.under("A36=one-pool", BEFORE_HOUNDS)
        .play(TO_ALPHA)
        .refuses(both("portal-hound", 20), ATTACK_DISTRIBUTES);
  }

  @Test
  void oneAttackHasItsTargetsInASingleArea() {
    Tried.under("A36=one-area-per-attack", BEFORE_TROOPERS)
        .play(TO_ALPHA)
        .refuses(both("portal-trooper", 10), RANGED_DISTRIBUTES)
        .play("attack stealth-sniper portal-trooper@red-portal=10")
        .has("portalists-units", "2", "red-portal", "none");
  }

  @Test
  void anExtraAttackGoesIntoAdjacentAreas() {
    Tried.under("A36=extra-attack", BEFORE_HOUNDS)
        .play(TO_ALPHA)
        .refuses("attack stealth-sniper portal-hound@red-portal=20", ATTACK_DISTRIBUTES)
        .refuses("attack stealth-sniper portal-hound@red-portal=40", ATTACK_DISTRIBUTES)
        .play(both("portal-hound", 20))
        .has("portalists-units", "1", "ap", "2");
  }

  @Test
  void theExtraAttackMayBeLeftOut() {
    Tried.under("A36=extra-attack", BEFORE_HOUNDS)
        .play(TO_ALPHA, "attack stealth-sniper portal-hound@yellow-portal-alpha=20")
        .has("portalists-units", "2", "red-portal", "portal-hound");
    Tried.under("A36=extra-attack", BEFORE_HOUNDS)
        .play(TO_ALPHA)
        .refuses(
            "attack stealth-sniper portal-hound@yellow-portal-alpha=20 portal-hound@red-portal=10",
            ATTACK_DISTRIBUTES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"printed-en", "printed-fr"})
  void aTankMayAttackANearTargetOnlyInTheTranslationsToo(String edition) {
    Tried.under(
            edition,
            "arterial-road: armored-gauss-tank; yellow-portal-alpha: portal-hound; red-portal:"
                + " portal-trooper, portal-runner")
        .play(
            "move armored-gauss-tank yellow-portal-alpha by ap",
            "attack armored-gauss-tank portal-hound=20")
        .has("portalists-units", "2");
  }

  // ---- A37: in the data that ship Bunker West and the Dark Portal touch at a corner ----

  private static final String ACROSS_A_CORNER =
      "bunker-west: stealth-sniper; dark-portal: portal-trooper, portal-hound";
  private static final String SHOT = "attack stealth-sniper portal-trooper=10 portal-hound=10";
  private static final String STEP = "move stealth-sniper dark-portal";

  @Test
  void shotsReachWhatMovesReach() {
    Tried.under("A37=same-as-moves", ACROSS_A_CORNER).play(SHOT);
    Tried.under("A37=same-as-moves", ACROSS_A_CORNER).play(STEP);
  }

  @Test
  void shotsReachAcrossEdgesOnly() {
    Tried.under("A37=edges-only", ACROSS_A_CORNER).refuses(SHOT, TRAIT_RANGED).play(STEP);
  }

  @Test
  void shotsReachAcrossCornersAndMovesDoNot() {
    Tried.under("A37=corners-too", ACROSS_A_CORNER).refuses(STEP, MOVE_TO_ADJACENT).play(SHOT);
  }

  // ---- L09: the Sniper is an Elite unit with a weapon against Standard units ----

  private static final String NEAR_AND_FAR =
      """
      arterial-road: stealth-sniper
      yellow-portal-alpha: portal-trooper, exorcist
      """;

  @Test
  void farTargetsAreOfTheTypeThatTheWeaponIsMadeAgainst() {
    Tried.under("L09=same", NEAR_AND_FAR)
        .refuses("attack stealth-sniper exorcist=20", ATTACK_MATCHING_TYPE)
        .play("attack stealth-sniper portal-trooper=10");
  }

  @Test
  void farTargetsAreThoseWhoseWeaponIsMadeAgainstTheAttacker() {
    Tried.under("L09=reversed", NEAR_AND_FAR)
        .refuses("attack stealth-sniper portal-trooper=10", RANGED_DISTRIBUTES)
        .play("attack stealth-sniper exorcist=20")
        .has("yellow-portal-alpha", "portal-trooper");
  }

  @Test
  void nearTargetsAreOfTheTypeThatTheWeaponIsMadeAgainstAllTheSame() {
    var entered =
        Tried.under("L09=reversed", NEAR_AND_FAR)
            .play(TO_ALPHA)
            .refuses("attack stealth-sniper exorcist=20", ATTACK_MATCHING_TYPE);
    assertThat(entered.listed()).hasSize(1);
    entered.play("attack stealth-sniper portal-trooper=10");
  }
}
