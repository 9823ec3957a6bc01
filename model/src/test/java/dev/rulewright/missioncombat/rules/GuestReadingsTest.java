package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the answers about units among enemies and about oversized units on buildings change.
final class GuestReadingsTest {

  @ParameterizedTest
  @CsvSource({"A24=yes, commando#10", "A24=no, 'commando#10, portal-trooper'"})
  void aFreeActionSendsTheGuestBackAsTheReadingSays(String reading, String road) {
    var scene =
        Scene.of(
                reading,
                "to-move: portalists; ap: 2; yellow-portal-alpha: portal-trooper;"
                    + " arterial-road: commando; portalists-hand: portal-trooper")
            .after("move portal-trooper arterial-road", "attack portal-trooper commando")
            .after("play-unit portal-trooper yellow-portal-alpha");
    assertThat(scene.value("arterial-road")).isEqualTo(road);
  }

  @ParameterizedTest
  @CsvSource({
    "A25=goes-back-first, '', portal-trooper",
    "A25=unit-stays, portal-trooper, ''",
    "A24=no, portal-trooper, ''"
  })
  void anEventThatTakesTheLastDefenderLetsTheAttackerStayAsTheReadingSays(
      String reading, String road, String alpha) {
    var scene =
        Scene.of(
                reading,
                "to-move: portalists; ap: 2; yellow-portal-alpha: portal-trooper;"
                    + " arterial-road: rifleman, stealth-special-force; hq: rifleman;"
                    + " portalists-hand: trap-portal")
            .after(
                "move portal-trooper arterial-road", "attack portal-trooper rifleman@arterial-road")
            .after("play-event trap-portal stealth-special-force");
    assertThat(scene.value("arterial-road")).isEqualTo(road);
    assertThat(scene.value("yellow-portal-alpha")).isEqualTo(alpha);
    assertThat(scene.position().guest()).isNull();
  }

  @ParameterizedTest
  @CsvSource({"A26=one-at-a-time, portal-trooper", "A26=several, portal-trooper x2"})
  void twoUnitsStandBesideTheSameEnemyAsTheReadingSays(String reading, String road) {
    var scene =
        Scene.of(
                reading,
                "to-move: portalists; yellow-portal-alpha: portal-trooper x2;"
                    + " arterial-road: commando; hq: rifleman")
            .after(
                "move portal-trooper arterial-road", "attack portal-trooper@arterial-road commando")
            .after("move portal-trooper@yellow-portal-alpha arterial-road")
            .after("attack portal-trooper@arterial-road commando");
    assertThat(scene.value("arterial-road")).isEqualTo(road);
  }

  @Test
  void bothUnitsThatStandBesideTheSameEnemyGoBackBeforeSomethingElse() {
    var scene =
        Scene.of(
                "A26=several",
                "to-move: portalists; yellow-portal-alpha: portal-trooper;"
                    + " yellow-portal-omega: portal-trooper; arterial-road: rocket-walker,"
                    + " stealth-special-force, rifleman x2")
            .after("move portal-trooper@yellow-portal-alpha arterial-road by ap")
            .after("attack portal-trooper@arterial-road rifleman")
            .after("move portal-trooper@yellow-portal-omega arterial-road")
            .after("attack portal-trooper@arterial-road rifleman");
    assertThat(scene.position().memory().staying()).hasSize(1);
    var after = scene.after("end-turn");
    assertThat(after.value("yellow-portal-alpha")).isEqualTo("portal-trooper");
    assertThat(after.value("yellow-portal-omega")).isEqualTo("portal-trooper");
    assertThat(after.position().memory().staying()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"A27=goes-back-first, ''", "A27=unit-stays, stealth-special-force"})
  void aShotFromOutsideLetsTheAttackerStayAsTheReadingSays(String reading, String alpha) {
    var scene =
        Scene.of(
                reading,
                "arterial-road: stealth-special-force, stealth-sniper; blue-portal: portal-trooper;"
                    + " yellow-portal-alpha: psionic-fanatic, portal-trooper")
            .after("move stealth-special-force yellow-portal-alpha by ap")
            .after("attack stealth-special-force psionic-fanatic")
            .after("attack stealth-sniper portal-trooper@yellow-portal-alpha");
    assertThat(scene.value("yellow-portal-alpha")).isEqualTo(alpha);
  }

  @Test
  void aUnitMayEnterWithoutTargetAndGoesBackWithoutHavingAttacked() {
    String position =
        "to-move: portalists; ap: 2; yellow-portal-alpha: portal-trooper;"
            + " arterial-road: stealth-special-force";
    assertThat(Scene.of("A20=illegal", position).ruling("move portal-trooper arterial-road"))
        .startsWith("MOVE-4");
    var scene =
        Scene.of("A20=no-attack", position).after("move portal-trooper arterial-road", "draw");
    assertThat(scene.value("yellow-portal-alpha")).isEqualTo("portal-trooper");
    assertThat(scene.position().ap()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "A31=goes-back-before-action, 0, '', rocket-walker",
    "A31=stays-until-turn-end, 1, rocket-walker, ''"
  })
  void anOversizedUnitWaitsInABuildingWithoutTargetAsTheReadingSays(
      String reading, int ap, String dark, String road) {
    String position =
        "ap: 1; arterial-road: rocket-walker; blue-portal: portal-trooper; marines-hand: hellfire";
    String enter = "move rocket-walker dark-portal by arterial-road";
    assertThat(Scene.of("A31=illegal", position).ruling(enter)).startsWith("MOVE-8");
    var scene = Scene.of(reading, position).after(enter, "play-event hellfire");
    assertThat(scene.position().ap()).isEqualTo(ap);
    assertThat(scene.value("dark-portal").replace("#road-used", "")).isEqualTo(dark);
    assertThat(scene.value("arterial-road").replace("#road-used", "")).isEqualTo(road);
    assertThat(scene.after("end-turn").value("arterial-road")).isEqualTo("rocket-walker");
  }

  @ParameterizedTest
  @CsvSource({"A32=after-attacks, false", "A32=at-turn-end, true"})
  void anOversizedUnitUsesTheBuildingThatItClearedAsTheReadingSays(String reading, boolean free) {
    var scene =
        Scene.of(
                reading,
                "ap: 1; arterial-road: armored-gauss-tank; dark-portal: portal-trooper;"
                    + " artillery-emplacement: portal-trooper; marines-hand: hellfire")
            .after("move armored-gauss-tank dark-portal by arterial-road")
            .after("attack armored-gauss-tank portal-trooper@dark-portal");
    assertThat(scene.allows("play-event hellfire")).isEqualTo(free);
  }

  @ParameterizedTest
  @CsvSource({"L01=yes, commando", "L01=no, 'commando, portal-trooper'"})
  void aUnitStaysAmongEnemiesAtTheEndOfTheTurnAsTheReadingSays(String reading, String road) {
    var scene =
        Scene.of(
                reading,
                "to-move: portalists; yellow-portal-alpha: portal-trooper; arterial-road: commando")
            .after("move portal-trooper arterial-road", "attack portal-trooper commando")
            .after("end-turn");
    assertThat(scene.value("arterial-road")).isEqualTo(road);
    assertThat(scene.position().guest()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "M1=goes-back, commando#10, 'commando, portal-trooper'",
    "M1=stays, 'commando#10, portal-trooper#guest', commando"
  })
  void aUnitThatCameFromAmongEnemiesGoesBackAsTheReadingSays(
      String reading, String hq, String road) {
    var scene =
        Scene.of(
                "L01=no," + reading,
                "to-move: portalists; yellow-portal-alpha: portal-trooper;"
                    + " arterial-road: commando; hq: commando; portalists-hand: portal-trooper")
            .after(
                "move portal-trooper arterial-road", "attack portal-trooper commando@arterial-road")
            .after("end-turn", "end-turn")
            .after("move portal-trooper hq", "attack portal-trooper commando@hq")
            .after("play-unit portal-trooper yellow-portal-alpha");
    assertThat(scene.value("hq")).isEqualTo(hq);
    assertThat(scene.value("arterial-road")).isEqualTo(road);
  }
}
