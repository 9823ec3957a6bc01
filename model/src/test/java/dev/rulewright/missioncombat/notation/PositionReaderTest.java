package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.notation.Texts.NOTATION;
import static dev.rulewright.missioncombat.notation.Texts.assertNoPosition;
import static dev.rulewright.missioncombat.notation.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PositionReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stage: setup",
        "stage: setup; to-move: portalists; marines-hand: rifleman x3, gunner, commando;"
            + " portalists-hand: exorcist; portalists-discard: trap-portal",
        "stage: start-player; marines-hand: rifleman x5; portalists-hand: portal-trooper x5",
        "stage: placement; hq: rifleman x2; blue-portal: portal-behemoth; marines-hand: gunner",
        "hq: rifleman; red-portal: exorcist",
        "turn: 1; to-move: portalists; ap: 1; hq: rifleman; red-portal: exorcist",
        "stage: draw; ap: 0; hq: rifleman; red-portal: exorcist",
        "stage: draw-first; ap: 3; hq: rifleman; red-portal: exorcist",
        "stage: draw-second hellfire; ap: 3; hq: rifleman; red-portal: exorcist",
        "stage: consider hellfire; ap: 3; hq: rifleman; red-portal: exorcist",
        "stage: keep hellfire rifleman; ap: 3; hq: rifleman; red-portal: exorcist",
        "stage: over marines no-units-left; hq: rifleman",
        "stage: over draw repetition; hq: rifleman; red-portal: exorcist",
        "stage: over draw turn-limit; turn: 200; hq: rifleman; red-portal: exorcist",
        "to-move: portalists; arterial-road: portal-hound#speed-used x2; bunker-west: gunner#10,"
            + " portal-runner#road-used,speed-used; guest: portal-runner from arterial-road after"
            + " 2 attacks",
        "hq: rifleman; dark-portal: howitzer#road-used; guest: howitzer from arterial-road;"
            + " red-portal: exorcist#10 x2, exorcist; bunker-east: gunner#10",
        "hq: rifleman; red-portal: exorcist; marines-deck: none; marines-discard: gunner x3",
        "hq: rifleman; red-portal: exorcist; portalists-deck: trap-portal x2, portal-trooper",
      })
  void whatIsWrittenIsReadAgain(String text) {
    Position read = position(text);
    String written = NOTATION.write(read);
    assertThat(position(written)).as(written).isEqualTo(read);
    assertThat(position(written.replace("\n", ";"))).as(written).isEqualTo(read);
  }

  @Test
  void whatIsNotMentionedHasADefault() {
    Position read = position("hq: rifleman; red-portal: exorcist");
    assertThat(read.stage()).isEqualTo(Stage.ACTING);
    assertThat(read.turn()).isEqualTo(3);
    assertThat(read.mover()).isEqualTo(Faction.MARINES);
    assertThat(read.ap()).isEqualTo(4);
    assertThat(read.guest()).isNull();
    for (Faction faction : Faction.values()) {
      assertThat(read.side(faction).hand().isEmpty()).isTrue();
      assertThat(read.side(faction).discard().isEmpty()).isTrue();
      assertThat(read.side(faction).deck().size()).isEqualTo(29);
    }
    assertThat(position("turn: 1; hq: rifleman; red-portal: exorcist").ap()).isEqualTo(2);
    assertThat(position("stage: placement").turn()).isZero();
    assertThat(position("stage: placement").ap()).isZero();
  }

  @Test
  void theDeckIsTheRestOfTheCards() {
    Position read =
        position(
            "stage: keep hellfire gunner; hq: rifleman x2; red-portal: exorcist; marines-hand:"
                + " rifleman; marines-discard: rifleman, missile-strike; marines-deck: rest");
    assertThat(read.side(Faction.MARINES).deck())
        .hasToString(
            "stealth-special-force x3, stealth-sniper x2, armored-gauss-tank x2, rifleman, gunner"
                + " x2, grenadier x3, commando x3, rocket-walker x2, howitzer, hellfire,"
                + " artillery-barrage x2, missile-strike");
  }

  @Test
  void aPositionIsWrittenInAFixedOrderWithoutItsDefaults() {
    Position read =
        position(
            """
            # Units, in any order
            red-portal: portal-hound x2, exorcist#10 x2  # and a comment
            portalists-hand: trap-portal; marines-deck: rest
            hq: gunner#road-used, rifleman@hq
            ap: 2; bunker-west: none; guest: none
            """);
    assertThat(NOTATION.write(read))
        .isEqualTo(
            """
            turn: 3
            to-move: marines
            ap: 2
            hq: rifleman, gunner#road-used
            red-portal: exorcist#10 x2, portal-hound x2
            portalists-hand: trap-portal
            """);
  }

  @Test
  void anUnknownFieldIsRefused() {
    assertNoPosition(
        "hq: rifleman; turnn: 3", "in:1:15: 'turnn': expected the name of a field\nMaybe turn?");
    assertNoPosition(
        "control.hq: marines",
        "in:1:1: 'control.hq': this follows from the other fields; it can be expected, but not"
            + " given");
    assertNoPosition("hq rifleman", "in:1:1: 'hq rifleman': expected key: value");
  }

  @Test
  void aFieldIsGivenOnce() {
    assertNoPosition(
        "hq: rifleman\nred-portal: exorcist; hq: gunner",
        "in:2:23: 'hq': this field is given already, at in:1:1");
  }

  @Test
  void aStageHasAName() {
    String stages =
        "seats, choice-of-faction, setup, start-player, placement, turn, draw, draw-first,"
            + " draw-second, consider, keep, draw-offered, over";
    assertNoPosition(
        "stage: drawing",
        "in:1:8: 'drawing': expected the name of a stage (" + stages + ")\nMaybe draw?");
    assertNoPosition("stage:", "in:1:7: expected a stage: " + stages);
    assertNoPosition("stage: turn now", "in:1:13: 'now': expected the end of the stage");
  }

  @Test
  void drawnCardsBelongToTheStage() {
    assertNoPosition("stage: draw-second", "in:1:19: expected a card");
    assertNoPosition("stage: keep rifleman", "in:1:21: expected the second card drawn");
    assertNoPosition(
        "stage: keep rifleman exorcist",
        "in:1:22: 'exorcist': expected a card of the marines, this is one of the portalists"
            + " (MATERIAL-3)");
  }

  @Test
  void theEndNamesTheWinnerAndTheReason() {
    assertNoPosition(
        "stage: over nobody",
        "in:1:13: 'nobody': expected the name of a winner (marines, portalists, draw)");
    assertNoPosition(
        "stage: over marines", "in:1:20: expected the reason: no-units-left or more-units");
    assertNoPosition(
        "stage: over draw",
        "in:1:17: expected the reason: nobody-left or repetition or turn-limit or agreement");
    assertNoPosition(
        "stage: over marines repetition",
        "in:1:21: 'repetition': expected the name of a reason (no-units-left, more-units)");
    assertNoPosition(
        "stage: over draw repetitions",
        "in:1:18: 'repetitions': expected the name of a reason (nobody-left, repetition,"
            + " turn-limit, agreement)\n"
            + "Maybe repetition?");
  }

  @Test
  void numbersAreWholeNumbers() {
    assertNoPosition(
        "turn: three",
        "in:1:7: 'three': expected the number of the turn, a whole number from 0 to 30000");
    assertNoPosition(
        "ap: -1", "in:1:5: '-1': expected the action points left, a whole number at least 0");
    assertNoPosition(
        "turn: 99999999999",
        "in:1:7: '99999999999': expected the number of the turn, a whole number from 0 to 30000");
  }

  @Test
  void aFactionHasAName() {
    assertNoPosition(
        "to-move: marine",
        "in:1:10: 'marine': expected the name of a faction (marines, portalists)\nMaybe marines?");
  }

  @Test
  void unitsHaveNames() {
    assertNoPosition(
        "hq: gunner, riflman x2",
        "in:1:13: 'riflman': expected the name of a unit\nMaybe rifleman?");
    assertNoPosition("hq: gunner,, rifleman", "in:1:12: '': expected the name of a unit");
    assertNoPosition("hq: hellfire", "in:1:5: 'hellfire': expected a unit, this is an event");
    assertNoPosition(
        "hq: gunner rifleman",
        "in:1:12: 'rifleman': expected a comma, or a number of copies such as x2");
  }

  @Test
  void copiesAreCounted() {
    assertNoPosition(
        "hq: rifleman x0",
        "in:1:15: '0': expected the number of copies, a whole number from 1 to 99");
    assertNoPosition(
        "hq: rifleman x 2", "in:1:14: 'x': expected a comma, or a number of copies such as x2");
  }

  @Test
  void marksAreKnownAndGivenOnce() {
    assertNoPosition(
        "hq: gunner#rode-used,5",
        "in:1:12: 'rode-used': expected a mark: the damage taken, a word such as road-used,"
            + " or from-AREA\n"
            + "Maybe road-used?");
    assertNoPosition(
        "hq: gunner#",
        "in:1:12: '': expected a mark: the damage taken, a word such as road-used, or from-AREA");
    assertNoPosition(
        "hq: gunner#0", "in:1:12: '0': expected the damage taken, a whole number from 1 to 1000");
    assertNoPosition("hq: gunner#5,6", "in:1:14: '6': the damage is given already, as 5");
    assertNoPosition(
        "hq: gunner#road-used,road-used", "in:1:22: 'road-used': this mark is there already");
  }

  @Test
  void aUnitStandsInTheAreaOfItsField() {
    assertNoPosition(
        "hq: gunner@bunker-west",
        "in:1:5: 'gunner@bunker-west': expected a unit in hq, this one is in bunker-west");
    assertNoPosition(
        "hq: gunner@bunker-wset",
        "in:1:12: 'bunker-wset': expected the name of an area (hq, artillery-emplacement,"
            + " bunker-west, arterial-road, bunker-east, yellow-portal-alpha, dark-portal,"
            + " yellow-portal-omega, red-portal, blue-portal)\nMaybe bunker-west?");
  }

  @Test
  void aPileHoldsCardsOfItsFaction() {
    assertNoPosition(
        "marines-hand: rifleman, exorcist",
        "in:1:25: 'exorcist': expected a card of the marines, this is one of the portalists"
            + " (MATERIAL-3)");
    assertNoPosition(
        "marines-hand: rifleman, exorcit",
        "in:1:25: 'exorcit': expected the name of a card\nMaybe exorcist?");
  }

  @Test
  void aGuestIsAUnitOnTheBoardThatCameFromAnArea() {
    String board = "hq: gunner; red-portal: rifleman, exorcist; guest: ";
    assertNoPosition(
        board + "commando from dark-portal",
        "in:1:52: 'commando': expected a unit on the board, where there is no commando");
    assertNoPosition(
        board + "gunner@red-portal from dark-portal",
        "in:1:52: 'gunner@red-portal': expected a unit on the board, where there is gunner@hq");
    assertNoPosition(board + "rifleman", "in:1:60: expected 'from'");
    assertNoPosition(board + "rifleman at dark-portal", "in:1:61: 'at': expected 'from'");
    assertNoPosition(
        board + "rifleman from dark-portal after three attacks",
        "in:1:84: 'three': expected the number of attacks, a whole number from 0 to 99");
    assertNoPosition(
        board + "rifleman from dark-portal after 3 rounds",
        "in:1:86: 'rounds': expected 'attacks'");
  }
}
