package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_NEEDS_TARGET;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_SAME_AREA;
import static dev.rulewright.missioncombat.MissionClause.DESTROYED;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What the answers about targets and damage of an attack change.
final class AttackReadingsTest {

  // ---- A21, and the empty attack of A20 ----

  private static final String NOBODY_THERE = "arterial-road: gunner; red-portal: portal-trooper";

  @Test
  void anAttackNeedsATarget() {
    Tried.under("A21=illegal", NOBODY_THERE).refuses("attack gunner", ATTACK_NEEDS_TARGET);
  }

  @Test
  void anAttackMayBeMadeOnNobody() {
    Tried.under("A21=legal", NOBODY_THERE).play("attack gunner").has("ap", "3");
  }

  @Test
  void anAttackIsNotMadeOnNobodyWhereThereAreTargets() {
    Tried.under(
            "A21=legal",
            "yellow-portal-alpha: gunner, portal-trooper, exorcist; guest: gunner from arterial-road")
        .refuses("attack gunner", ATTACK_DISTRIBUTES)
        .play("attack gunner portal-trooper=10", "attack gunner");
  }

  private static final String COMMANDO_ON_THE_ROAD =
      "to-move: portalists; ap: 2; yellow-portal-alpha: portal-trooper; red-portal: exorcist;"
          + " arterial-road: stealth-special-force";

  @Test
  void anAttackOnNobodyMeetsTheDutyOfAUnitThatHasEntered() {
    Tried.under("A20=empty-attack", COMMANDO_ON_THE_ROAD)
        .play("move portal-trooper arterial-road")
        .refuses("draw", ENTER_MUST_ATTACK)
        .play("attack portal-trooper", "end-turn")
        .has("yellow-portal-alpha", "portal-trooper");
  }

  @Test
  void anAttackOnNobodyIsMadeOnce() {
    Tried.under("A20=empty-attack", COMMANDO_ON_THE_ROAD.replace("ap: 2", "ap: 3"))
        .play("move portal-trooper arterial-road", "attack portal-trooper")
        .refuses("attack portal-trooper", ATTACK_NEEDS_TARGET);
  }

  // ---- A47 ----

  private static final String TWO_TROOPERS =
      "yellow-portal-alpha: gunner, portal-trooper x2; red-portal: exorcist; guest: gunner from arterial-road";

  @Test
  void allDamageIsDealtAndWhatATargetCannotTakeIsLost() {
    Tried.under("A47=all", TWO_TROOPERS)
        .refuses("attack gunner portal-trooper=10", ATTACK_DISTRIBUTES)
        .playUnlisted("attack gunner portal-trooper=20")
        .has("portalists-units", "2");
    Tried.under("A47=all", TWO_TROOPERS)
        .playUnlisted("attack gunner portal-trooper=7 portal-trooper=13")
        .has("yellow-portal-alpha", "gunner, portal-trooper#7");
    Tried.under("A47=all", TWO_TROOPERS)
        .play("attack gunner portal-trooper=10 portal-trooper=10")
        .has("portalists-units", "1");
  }

  private static final String BEHEMOTH =
      "to-move: portalists; hq: portal-behemoth, howitzer#20; guest: portal-behemoth from arterial-road";

  @Test
  void aSurplusIsNamedInFullOrNotAtAll() {
    Tried.under("A47=all", BEHEMOTH)
        .refuses("attack portal-behemoth howitzer=9", ATTACK_DISTRIBUTES)
        .refuses("attack portal-behemoth howitzer=11", ATTACK_DISTRIBUTES)
        .refuses("attack portal-behemoth howitzer=31", ATTACK_DISTRIBUTES);
    assertThat(Tried.under("A47=all", BEHEMOTH).allows("attack portal-behemoth howitzer=30"))
        .isTrue();
    Tried.under("A47=all", BEHEMOTH).play("attack portal-behemoth howitzer=10");
  }

  @Test
  void noDamageIsLostThatATargetCanTake() {
    Tried.under("A47=all-that-targets-can-take", TWO_TROOPERS)
        .refuses("attack gunner portal-trooper=10", ATTACK_DISTRIBUTES)
        .refuses("attack gunner portal-trooper=20", ATTACK_DISTRIBUTES)
        .refuses("attack gunner portal-trooper=7 portal-trooper=13", ATTACK_DISTRIBUTES)
        .play("attack gunner portal-trooper=10 portal-trooper=10");
  }

  @Test
  void anyPartOfTheDamageMayBeDealt() {
    var tried = Tried.under("A47=any-part", TWO_TROOPERS);
    assertThat(tried.listed()).filteredOn(move -> move.startsWith("attack")).hasSize(2);
    tried.play("attack gunner portal-trooper=10").has("portalists-units", "2");
    Tried.under("A47=any-part", TWO_TROOPERS).refuses("attack gunner", ATTACK_NEEDS_TARGET);
  }

  // ---- ATTACK-2 ----

  @Test
  void anOwnUnitIsNoTarget() {
    Tried.under("standard", "hq: gunner, rifleman; arterial-road: portal-trooper")
        .refuses("attack gunner rifleman=20", ATTACK_SAME_AREA);
  }

  // ---- A48 ----

  private static final String ONE_TROOPER =
      "yellow-portal-alpha: gunner, portal-trooper; red-portal: exorcist; guest: gunner from arterial-road";

  @Test
  void aTargetIsDealtAtMostWhatDestroysIt() {
    Tried.under("A48=not-allowed", ONE_TROOPER)
        .refuses("attack gunner portal-trooper=20", DESTROYED)
        .play("attack gunner portal-trooper=10")
        .has("portalists-units", "1");
  }

  @Test
  void noTargetIsDealtASurplusWhereThatIsNotAllowed() {
    Tried.under("A48=not-allowed", TWO_TROOPERS)
        .refuses("attack gunner portal-trooper=20", DESTROYED)
        .refuses("attack gunner portal-trooper=10", ATTACK_DISTRIBUTES);
  }

  @Test
  void surplusDamageIsLost() {
    assertThat(Tried.under("A48=allowed", ONE_TROOPER).allows("attack gunner portal-trooper=20"))
        .isTrue();
  }

  // ---- L07 ----

  private static final String TWO_HOUNDS =
      "yellow-portal-alpha: gunner, portal-hound x2; red-portal: exorcist; guest: gunner from arterial-road";

  @Test
  void allTargetsShareThePointsOfTheWeapon() {
    Tried.under("L07=one-pool", TWO_HOUNDS)
        .refuses("attack gunner portal-hound=20 portal-hound=20", ATTACK_DISTRIBUTES);
  }

  @Test
  void eachTargetMayBeDealtAllThePoints() {
    Tried.under("L07=per-target", TWO_HOUNDS)
        .refuses("attack gunner portal-hound=10 portal-hound=10", ATTACK_DISTRIBUTES)
        .play("attack gunner portal-hound=20 portal-hound=20")
        .has("portalists-units", "1");
    Tried.under("L07=per-target", TWO_HOUNDS)
        .play("attack gunner portal-hound=20")
        .has("portalists-units", "2");
  }

  @Test
  void pointsAreSharedWhenAnAttackReachesAnAdjacentArea() {
    Tried.under(
            "L07=per-target",
            "arterial-road: stealth-sniper, portal-hound; yellow-portal-alpha: portal-hound;"
                + " red-portal: exorcist; guest: stealth-sniper from hq")
        .refuses(
            "attack stealth-sniper portal-hound@arterial-road=20"
                + " portal-hound@yellow-portal-alpha=20",
            ATTACK_DISTRIBUTES)
        .playUnlisted(
            "attack stealth-sniper portal-hound@arterial-road=10"
                + " portal-hound@yellow-portal-alpha=10")
        .has("arterial-road", "stealth-sniper, portal-hound#10");
  }

  // ---- L08 ----

  private static final String TROOPER_AND_PRIEST =
      "yellow-portal-alpha: gunner, portal-trooper, psionic-priest; guest: gunner from arterial-road";

  @Test
  void aUnitOfAnotherTypeCannotBeAttacked() {
    Tried.under("L08=illegal", TROOPER_AND_PRIEST)
        .refuses("attack gunner portal-trooper=10 psionic-priest=10", ATTACK_MATCHING_TYPE);
  }

  @Test
  void damageDoesNothingToAUnitOfAnotherType() {
    Tried.under("L08=immune", TROOPER_AND_PRIEST)
        .play("attack gunner psionic-priest=20")
        .has("yellow-portal-alpha", "gunner, psionic-priest, portal-trooper", "ap", "3");
  }

  /// The attack that entering asks for may be one that does nothing; going on with it is not asked.
  @Test
  void anAttackOnAnImmuneUnitMeetsTheDutyOfAUnitThatHasEntered() {
    Tried.under("L08=immune,A23=no", COMMANDO_ON_THE_ROAD)
        .play("move portal-trooper arterial-road")
        .refuses("draw", ENTER_MUST_ATTACK)
        .play("attack portal-trooper stealth-special-force=10", "end-turn")
        .has("yellow-portal-alpha", "portal-trooper");
  }
}
