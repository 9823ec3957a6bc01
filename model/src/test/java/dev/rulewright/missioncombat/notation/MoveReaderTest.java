package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.notation.Texts.assertNoMove;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Position;
import org.junit.jupiter.api.Test;

final class MoveReaderTest {

  private final Position position =
      Texts.position(
          """
          hq: rifleman
          bunker-west: stealth-sniper, gunner, gunner#road-used
          arterial-road: rifleman x2, commando
          dark-portal: armored-gauss-tank#road-used, psionic-fanatic
          yellow-portal-omega: portal-hound#10
          red-portal: portal-trooper x2, exorcist, exorcist#10
          guest: armored-gauss-tank from arterial-road after 1 attack
          """);

  private void assertMeans(String text, String move) {
    assertThat(Texts.move(position, text)).as(text).hasToString(move);
  }

  private void assertMeansNothing(String text, String message) {
    assertNoMove(position, text, message);
  }

  @Test
  void everyMoveHasAVerb() {
    String verbs =
        "place, draw, draw-with-hq, drawn, seat, start, keep, play-unit, play-event, move, attack,"
            + " end-turn, offer-draw, accept-draw, decline-draw";
    assertMeansNothing("", "in:1:1: expected a move: " + verbs);
    assertMeansNothing(
        "mov rifleman hq",
        "in:1:1: 'mov': expected the name of a move (" + verbs + ")\nMaybe move?");
  }

  @Test
  void aMoveHasAllItsWordsAndNoMore() {
    assertMeansNothing("place", "in:1:6: expected a unit");
    assertMeansNothing("place rifleman", "in:1:15: expected an area");
    assertMeansNothing("play-unit rifleman", "in:1:19: expected an area");
    assertMeansNothing("start", "in:1:6: expected a faction");
    assertMeansNothing("keep", "in:1:5: expected a card");
    assertMeansNothing("play-event", "in:1:11: expected an event");
    assertMeansNothing("play-event trap-portal", "in:1:23: expected the unit to remove");
    assertMeansNothing("attack", "in:1:7: expected a unit");
    assertMeansNothing("draw two", "in:1:6: 'two': expected the end of the move");
    assertMeansNothing("place rifleman hq now", "in:1:19: 'now': expected the end of the move");
  }

  @Test
  void namesAreSuggested() {
    assertMeansNothing(
        "place riflman hq", "in:1:7: 'riflman': expected the name of a unit\nMaybe rifleman?");
    assertMeansNothing(
        "drawn exorcit", "in:1:7: 'exorcit': expected the name of a card\nMaybe exorcist?");
    assertMeansNothing(
        "start marine",
        "in:1:7: 'marine': expected the name of a faction (marines, portalists)\nMaybe marines?");
    assertMeansNothing(
        "play-event artillery-barage commando=10",
        "in:1:12: 'artillery-barage': expected the name of an event (hellfire, artillery-barrage,"
            + " missile-strike, trap-portal)\nMaybe artillery-barrage?");
    assertMeansNothing(
        "move commando@arterial-raod hq",
        "in:1:15: 'arterial-raod': expected the name of an area (hq, artillery-emplacement,"
            + " bunker-west, arterial-road, bunker-east, yellow-portal-alpha, dark-portal,"
            + " yellow-portal-omega, red-portal, blue-portal)\nMaybe arterial-road?");
  }

  @Test
  void unitsAndEventsArePlayedDifferently() {
    assertMeansNothing(
        "play-unit hellfire hq", "in:1:11: 'hellfire': expected a unit, this is an event");
    assertMeansNothing(
        "play-event rifleman",
        "in:1:12: 'rifleman': expected an event, this is a unit\nMaybe play-unit rifleman?");
  }

  @Test
  void theAreaMayBeLeftOutWhenItIsClear() {
    assertMeans("move commando hq by speed", "move commando@arterial-road hq by speed");
    assertMeansNothing(
        "move rifleman dark-portal",
        "in:1:6: 'rifleman': expected one of rifleman@hq, rifleman@arterial-road");
    assertMeans("play-event trap-portal commando", "play-event trap-portal commando@arterial-road");
  }

  @Test
  void marksMayBeLeftOutWhenItIsClear() {
    assertMeans(
        "attack stealth-sniper portal-hound=5",
        "attack stealth-sniper@bunker-west portal-hound@yellow-portal-omega#10=5");
    assertMeans("move gunner hq", "move gunner@bunker-west hq by ap");
    assertMeans("move gunner#road-used hq", "move gunner@bunker-west#road-used hq by ap");
    assertMeans(
        "attack stealth-sniper exorcist@red-portal#10=5",
        "attack stealth-sniper@bunker-west exorcist@red-portal#10=5");
  }

  @Test
  void movingIsPaidWithApUnlessSaidOtherwise() {
    assertMeans("move rifleman@hq bunker-west", "move rifleman@hq bunker-west by ap");
    assertMeans(
        "move commando red-portal by arterial-road",
        "move commando@arterial-road red-portal by arterial-road");
    assertMeansNothing("move commando hq by", "in:1:20: expected ap, speed or arterial-road");
    assertMeansNothing(
        "move commando hq by foot",
        "in:1:21: 'foot': expected the name of a way to pay (ap, speed, arterial-road)");
    assertMeansNothing("move commando hq with ap", "in:1:18: 'with': expected 'by'");
  }

  @Test
  void aSingleTargetTakesAllTheDamageThatItCan() {
    assertMeans(
        "attack stealth-sniper exorcist",
        "attack stealth-sniper@bunker-west exorcist@red-portal=20");
    assertMeans(
        "attack stealth-sniper exorcist#10",
        "attack stealth-sniper@bunker-west exorcist@red-portal#10=10");
    assertMeansNothing(
        "attack stealth-sniper exorcist#10=10 exorcist",
        "in:1:46: expected '=' and the damage, such as exorcist=10");
    assertMeansNothing(
        "play-event hellfire portal-hound",
        "in:1:33: expected '=' and the damage, such as portal-hound=10");
  }

  @Test
  void damageIsAWholeNumber() {
    for (String wrong : new String[] {"", "0", "ten", "-5"}) {
      assertMeansNothing(
          "attack commando exorcist=" + wrong,
          "in:1:26: '"
              + wrong
              + "': expected the damage for this target, a whole number from 1 to 10000");
    }
  }

  @Test
  void theGuestAttacksFromWhereItIsAndMovesFromWhereItCameFrom() {
    assertMeans(
        "attack armored-gauss-tank portal-trooper=10 portal-trooper=10",
        "attack armored-gauss-tank@dark-portal#road-used portal-trooper@red-portal=10"
            + " portal-trooper@red-portal=10");
    assertMeans(
        "move armored-gauss-tank hq", "move armored-gauss-tank@arterial-road#road-used hq by ap");
    // Not legal, but clear.
    assertMeans(
        "move armored-gauss-tank@dark-portal hq",
        "move armored-gauss-tank@dark-portal#road-used hq by ap");
  }

  @Test
  void aUnitThatIsNotThereIsAnsweredWithThoseThatAre() {
    assertMeansNothing(
        "move commando@hq bunker-west",
        "in:1:6: 'commando@hq': expected a unit on the board, where there is"
            + " commando@arterial-road");
    assertMeansNothing(
        "attack stealth-sniper exorcist#20",
        "in:1:23: 'exorcist#20': expected a unit on the board, where there is exorcist@red-portal,"
            + " exorcist@red-portal#10");
    assertMeansNothing(
        "move howitzer bunker-west",
        "in:1:6: 'howitzer': expected a unit on the board, where there is no howitzer");
  }
}
