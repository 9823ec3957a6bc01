package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_BARRAGE;
import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_HALF;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the answers about the damage of events, about bunkers and about what damage does change.
final class DamageReadingsTest {

  // ---- A16 ----

  private static final String HALVED =
      """
      artillery-emplacement: exorcist
      blue-portal: portal-behemoth, portal-breaker
      hq: rifleman
      marines-hand: hellfire x2
      """;

  @Test
  void thePrintedPointsAreSplitAndEachTargetTakesHalf() {
    Tried.under("A16=half-per-target", HALVED)
        .play("play-event hellfire portal-behemoth=50")
        .has("blue-portal", "portal-behemoth#25, portal-breaker")
        .play("play-event hellfire portal-behemoth=30 portal-breaker=20")
        .has("blue-portal", "portal-breaker#10");
  }

  @Test
  void halfOfAnOddPartIsRoundedDown() {
    var tried = Tried.under("A16=half-per-target", HALVED);
    String odd = "play-event hellfire portal-behemoth=25 portal-breaker=25";
    assertThat(tried.allows(odd)).isTrue();
    tried.playUnlisted(odd).has("blue-portal", "portal-behemoth#12, portal-breaker#12");
  }

  @Test
  void halfOfThePrintedPointsIsSplit() {
    Tried.under("A16=exact", HALVED)
        .refuses("play-event hellfire portal-behemoth=50", ARTILLERY_HALF)
        .play("play-event hellfire portal-behemoth=25");
  }

  @Test
  void thePrintedPointsAreTheLimitWhereEachTargetTakesHalf() {
    Tried.under("A16=half-per-target", HALVED)
        .refuses("play-event hellfire portal-behemoth=60", HELLFIRE);
  }

  // ---- A49 ----

  @ParameterizedTest
  @CsvSource({"anybody,2", "controller,2", "marines,1"})
  void theBonusIsForTheUnitsThatTheReadingNames(String scope, String left) {
    Tried.under(
            "A49=" + scope,
            "bunker-west: portal-hound; arterial-road: stealth-sniper; red-portal: exorcist")
        .play("attack stealth-sniper portal-hound=20")
        .has("portalists-units", left);
  }

  // ---- L10 ----

  private static final String TWO_TURNS =
      """
      to-move: portalists
      ap: 2
      yellow-portal-alpha: exorcist
      arterial-road: stealth-special-force
      hq: rifleman
      """;

  @Test
  void damageIsGoneWhenTheTurnEnds() {
    Tried.under("L10=turn", TWO_TURNS)
        .play("move exorcist arterial-road", "attack exorcist stealth-special-force", "end-turn")
        .has("arterial-road", "stealth-special-force");
  }

  @Test
  void damageAddsUpWithThatOfTheNextTurns() {
    Tried.under("L10=kept", TWO_TURNS)
        .play("move exorcist arterial-road", "attack exorcist stealth-special-force", "end-turn")
        .has("arterial-road", "stealth-special-force#10")
        .play("end-turn", "move exorcist arterial-road")
        .play("attack exorcist stealth-special-force")
        .has("arterial-road", "exorcist");
  }

  // ---- L11 ----

  private static final String BARRAGE =
      """
      bunker-east: rifleman
      hq: gunner
      red-portal: portal-trooper, portal-hound
      marines-hand: artillery-barrage
      """;

  @Test
  void anEventHitsOpposingUnitsOnly() {
    Tried.under("L11=opposing", BARRAGE)
        .refuses("play-event artillery-barrage portal-hound=20 gunner=10", ARTILLERY_BARRAGE);
  }

  @Test
  void anEventMayHitOwnUnits() {
    Tried.under("L11=any", BARRAGE)
        .play("play-event artillery-barrage portal-hound=20 gunner=10 rifleman=10")
        .has("hq", "none", "bunker-east", "rifleman#10", "red-portal", "portal-trooper");
  }

  @Test
  void nobodyHasToHitOwnUnits() {
    Tried.under("L11=any", BARRAGE)
        .play("play-event artillery-barrage portal-hound=20 portal-trooper=10")
        .has("stage", "over marines no-units-left");
  }

  // ---- M2 ----

  /// L02: the owner of the bunker has it as soon as a guest of his comes in, but who was there
  /// before has not come to attack.
  @ParameterizedTest
  @ValueSource(strings = {"like-any-unit", "none"})
  void whoHoldsTheBunkerKeepsTheBonusWhenAGuestOfTheOwnerComes(String answer) {
    Tried.under(
            "L02=owner-when-present,M2=" + answer,
            "hq: stealth-special-force; bunker-west: exorcist")
        .play("move stealth-special-force bunker-west by ap")
        .play("attack stealth-special-force exorcist=20")
        .has("portalists-units", "1");
  }

  @ParameterizedTest
  @CsvSource({"like-any-unit,'commando#20, exorcist#10'", "none,exorcist#10"})
  void aUnitThatHasComeToAttackHasTheBonusAsTheReadingSays(String answer, String bunker) {
    Tried.under(
            "L11=any,A25=unit-stays,M2=" + answer,
            """
            bunker-west: exorcist
            arterial-road: commando
            hq: stealth-sniper
            marines-hand: artillery-barrage
            """)
        .play("move commando bunker-west", "attack commando exorcist=10")
        .play("play-event artillery-barrage commando=20")
        .has("bunker-west", bunker);
  }

  // ---- M3 ----

  private static final String OUT_OF_THE_BUNKER =
      """
      bunker-east: rifleman#10
      hq: gunner
      red-portal: exorcist
      """;

  @Test
  void aUnitWithTooMuchDamageIsDestroyedWhenItLeavesABunker() {
    Tried.under("M3=destroyed", OUT_OF_THE_BUNKER)
        .play("move rifleman artillery-emplacement")
        .has("artillery-emplacement", "none", "marines-discard", "rifleman");
  }

  @Test
  void aUnitWithTooMuchDamageSurvivesLeavingABunkerUntilItIsHit() {
    Tried.under("L10=kept,M3=survives", OUT_OF_THE_BUNKER + "yellow-portal-omega: portal-trooper\n")
        .play("move rifleman artillery-emplacement")
        .has("artillery-emplacement", "rifleman#10")
        .play("end-turn", "move portal-trooper arterial-road")
        .play("move portal-trooper artillery-emplacement")
        .play("attack portal-trooper rifleman=1")
        .has("artillery-emplacement", "portal-trooper");
  }

  @Test
  void whoLosesTheLastUnitOnTheWayOutOfABunkerHasLost() {
    Tried.under("M3=destroyed", OUT_OF_THE_BUNKER.replace("hq: gunner\n", ""))
        .play("move rifleman artillery-emplacement")
        .isWonBy("portalists");
  }

  // ---- M8 ----

  @ParameterizedTest
  @CsvSource({
    "mover-wins,marines,no-units-left",
    "mover-loses,portalists,no-units-left",
    "draw,draw,nobody-left"
  })
  void whoWinsWhenBothLoseTheirLastUnitDependsOnTheReading(
      String answer, String winner, String reason) {
    Tried.under(
            "L11=any,M8=" + answer,
            "hq: gunner; red-portal: portal-trooper; marines-hand: artillery-barrage")
        .play("play-event artillery-barrage portal-trooper=10 gunner=10")
        .isWonBy(winner)
        .isEndedBy(reason);
  }
}
