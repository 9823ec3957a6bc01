package dev.rulewright.missioncombat.box;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.missioncombat.material.MaterialReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Each test changes one thing in the files that ship with the model, which raise no warning.
final class MaterialCheckTest {

  private static final String CARDS = shipped("cards.csv");
  private static final String AREAS = shipped("areas.csv");
  private static final String ADJACENCY = shipped("adjacency.csv");

  private static String shipped(String file) {
    try (var stream =
        Objects.requireNonNull(MaterialReader.class.getResourceAsStream(file), file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> warnings(String cards, String areas, String adjacency) {
    return MaterialCheck.warnings(
        MaterialReader.read(
            Map.of(
                "cards", new DataFile("cards", cards),
                "areas", new DataFile("areas", areas),
                "adjacency", new DataFile("adjacency", adjacency))));
  }

  private static String changed(String text, String from, String to) {
    assertThat(text).containsPattern(from);
    return text.replaceAll(from, to);
  }

  private static List<String> warningsAboutCards(String from, String to) {
    return warnings(changed(CARDS, from, to), AREAS, ADJACENCY);
  }

  @Test
  void theMaterialThatShipsWithTheModelRaisesNone() {
    assertThat(warnings(CARDS, AREAS, ADJACENCY)).isEmpty();
  }

  @Test
  void aDeckHasThirtyCards() {
    assertThat(warningsAboutCards("(rifleman.*),5,", "$1,4,"))
        .containsExactly("the deck of the marines has 29 cards, the rulebook says 30 (MATERIAL-1)");
  }

  @Test
  void aPlayerHasFiveAreas() {
    String areas = AREAS + "crypt,Crypt,portalists,no,none,6,assumed\n";
    assertThat(warnings(CARDS, areas, ADJACENCY + "crypt,red-portal,no,assumed\n"))
        .containsExactly("the portalists have 6 areas, the rulebook says 5 (MATERIAL-2)");
  }

  @Test
  void aUnitThatNothingCanDamage() {
    assertThat(warningsAboutCards("(portalists,unit,\\w+,\\d+),colossal", "$1,elite"))
        .containsExactly(
            "nothing the portalists have can damage armored-gauss-tank, because nothing is made"
                + " against colossal units (ATTACK-5)",
            "nothing the portalists have can damage rocket-walker, because nothing is made against"
                + " colossal units (ATTACK-5)",
            "nothing the portalists have can damage howitzer, because nothing is made against"
                + " colossal units (ATTACK-5)");
  }

  @Test
  void anEventIsEnoughToDamageAUnit() {
    String cards = changed(CARDS, "(marines,unit,\\w+,\\d+),colossal", "$1,elite");
    assertThat(warnings(cards, AREAS, ADJACENCY)).isEmpty();
    // Without copies of Hellfire, and with as many Missile Strikes more.
    cards = changed(cards, "(hellfire.*),2,", "$1,0,");
    cards = changed(cards, "(missile-strike.*),2,", "$1,4,");
    assertThat(warnings(cards, AREAS, ADJACENCY))
        .containsExactly(
            "nothing the marines have can damage portal-behemoth, because nothing is made against"
                + " colossal units (ATTACK-5)",
            "nothing the marines have can damage portal-breaker, because nothing is made against"
                + " colossal units (ATTACK-5)");
  }

  @Test
  void aUnitThatCanNeverDamageAnything() {
    assertThat(warningsAboutCards("portalists,unit,colossal", "portalists,unit,elite"))
        .containsExactly(
            "grenadier can never damage anything, because the portalists have no colossal units"
                + " (ATTACK-5)",
            "rocket-walker can never damage anything, because the portalists have no colossal"
                + " units (ATTACK-5)",
            "howitzer can never damage anything, because the portalists have no colossal units"
                + " (ATTACK-5)");
  }

  @Test
  void anAreaWithoutNeighbours() {
    assertThat(warnings(CARDS, AREAS, changed(ADJACENCY, "(?m)^.*blue-portal.*\n", "")))
        .containsExactly("blue-portal has no neighbours, so no unit walks there or away (MOVE-1)");
  }

  @Test
  void aBoardInSeveralParts() {
    String between = "(?m)^(hq|art|bunker)[^,]*,(yellow|red|blue|dark).*\n";
    String onRoad = "(?m)^(arterial[^,]*,(yellow|dark)|yellow[^,]*,arterial).*\n";
    String adjacency = changed(changed(ADJACENCY, between, ""), onRoad, "");
    assertThat(warnings(CARDS, AREAS, adjacency))
        .containsExactly(
            "the board is in 2 parts, and no unit walks from one to another: hq,"
                + " artillery-emplacement, bunker-west, arterial-road, bunker-east /"
                + " yellow-portal-alpha, dark-portal, yellow-portal-omega, red-portal, blue-portal"
                + " (MOVE-1)");
  }

  @Test
  void traitsOfTheOtherFaction() {
    assertThat(warningsAboutCards("(rifleman,.*,10),,", "$1,speed,"))
        .containsExactly("rifleman of the marines has speed (TRAIT-2)");
    assertThat(warningsAboutCards("(exorcist,.*,10),,", "$1,ranged,"))
        .containsExactly("exorcist of the portalists is ranged (TRAIT-4)");
  }

  @Test
  void eventsOfTheOtherFaction() {
    assertThat(
            warningsAboutCards(
                "hellfire,.*,2,copies", "hellfire,H,marines,event,,,,,remove-one-unit,2,all"))
        .containsExactly(
            "hellfire of the marines removes a unit, which only portalists do (EVENT-4)");
    assertThat(
            warningsAboutCards(
                "trap-portal,.*,3,copies", "trap-portal,T,portalists,event,,,elite,10,,3,all"))
        .containsExactly(
            "trap-portal of the portalists does damage, which only events of the marines do"
                + " (EVENT-1)");
  }
}
