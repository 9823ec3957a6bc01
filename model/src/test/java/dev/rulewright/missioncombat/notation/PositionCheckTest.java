package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.notation.Texts.assertNoPosition;
import static dev.rulewright.missioncombat.notation.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.material.Faction;
import org.junit.jupiter.api.Test;

/// What can be written and yet cannot be: every sentence names the clause.
final class PositionCheckTest {

  @Test
  void turnsAreCountedFromOneAfterTheSetUp() {
    assertNoPosition(
        "turn: 0", "in:1:7: '0': expected a turn of at least 1 after the set-up (TURN-1)");
    assertNoPosition(
        "stage: placement; turn: 2",
        "in:1:25: '2': expected turn 0, because nobody has had a turn yet (SETUP-7)");
  }

  @Test
  void actionPointsHaveALimit() {
    assertNoPosition("ap: 5", "in:1:5: '5': expected at most 4 AP in turn 3 (TURN-7)");
    assertNoPosition("turn: 1; ap: 3", "in:1:14: '3': expected at most 2 AP in turn 1 (TURN-6)");
    assertNoPosition(
        "stage: setup; ap: 1",
        "in:1:19: '1': expected 0 AP, because nobody has had a turn yet (SETUP-7)");
  }

  @Test
  void noCardIsThereMoreOftenThanInTheBox() {
    assertNoPosition(
        "marines-discard: rifleman x3, hellfire\nhq: rifleman x2\nmarines-hand: gunner, rifleman",
        "in:3:23: 'rifleman': there are only 5 copies of rifleman, all of them written before"
            + " (MATERIAL-1)");
    assertNoPosition(
        "hq: rifleman; red-portal: exorcist; marines-deck: rifleman x5",
        "in:1:51: 'rifleman': there are only 5 copies of rifleman, all of them written before"
            + " (MATERIAL-1)");
    assertNoPosition(
        "stage: keep hellfire hellfire; marines-hand: hellfire",
        "in:1:46: 'hellfire': there are only 2 copies of hellfire, all of them written before"
            + " (MATERIAL-1)");
  }

  @Test
  void damageThatDestroysLeavesNoUnit() {
    assertNoPosition(
        "hq: rifleman\nred-portal: portal-trooper, exorcist#20",
        "in:2:29: 'exorcist#20': 20 damage would have destroyed exorcist@red-portal, its defence"
            + " is 20 (ATTACK-6)");
    assertThat(position("bunker-west: rifleman#19; red-portal: exorcist; to-move: portalists"))
        .isNotNull();
    assertNoPosition(
        "bunker-west: rifleman#20; red-portal: exorcist; to-move: portalists",
        "in:1:14: 'rifleman#20': 20 damage would have destroyed rifleman@bunker-west, its defence"
            + " is 20 in this bunker (ATTACK-6)");
  }

  @Test
  void onlyThePlayerOnTheMoveHasUsedFreeMoves() {
    assertNoPosition(
        "bunker-west: rifleman; red-portal: portal-hound#speed-used",
        "in:1:36: 'portal-hound#speed-used': the marines are on the move, so no unit of the"
            + " portalists has used a free move this turn (TRAIT-3)");
    assertNoPosition(
        "bunker-west: rifleman; red-portal: portal-hound#road-used",
        "in:1:36: 'portal-hound#road-used': the marines are on the move, so no unit of the"
            + " portalists has used a free move this turn (ROAD-2)");
    assertNoPosition(
        "hq: gunner#speed-used",
        "in:1:5: 'gunner#speed-used': gunner has no speed to use (TRAIT-2)");
  }

  @Test
  void anOversizedUnitIsOnABuildingOnlyAsAGuest() {
    assertNoPosition(
        "bunker-east: rifleman, howitzer; red-portal: exorcist",
        "in:1:24: 'howitzer': howitzer is oversized and bunker-east a building, where it can only"
            + " be as a guest (MOVE-7)");
    assertThat(
            position(
                "bunker-east: rifleman, howitzer; red-portal: exorcist; guest: howitzer from"
                    + " arterial-road"))
        .isNotNull();
  }

  @Test
  void unitsOfBothPlayersAreTogetherOnlyWithAGuest() {
    assertNoPosition(
        "hq: rifleman, exorcist",
        "in:1:5: 'rifleman': only a guest stands among enemies, and hq holds exorcist (MOVE-6)");
    assertNoPosition(
        "hq: gunner; red-portal: rifleman x2, exorcist; guest: rifleman from dark-portal",
        "in:1:25: 'rifleman': only a guest stands among enemies, and red-portal holds exorcist"
            + " (MOVE-6)");
  }

  @Test
  void thereIsAtMostOneGuest() {
    assertNoPosition(
        "hq: gunner; red-portal: rifleman, exorcist; guest: rifleman from dark-portal;"
            + " guest: gunner from hq",
        "in:1:79: 'guest': this field is given already, at in:1:45");
    assertNoPosition(
        "hq: gunner; red-portal: rifleman, exorcist; guest: rifleman from dark-portal, gunner",
        "in:1:66: 'dark-portal,': expected the name of an area (hq, artillery-emplacement,"
            + " bunker-west, arterial-road, bunker-east, yellow-portal-alpha, dark-portal,"
            + " yellow-portal-omega, red-portal, blue-portal)\nMaybe dark-portal?");
  }

  @Test
  void theGuestBelongsToThePlayerOnTheMove() {
    assertNoPosition(
        "hq: gunner; red-portal: rifleman, exorcist; guest: exorcist from dark-portal",
        "in:1:52: 'exorcist': expected a unit of the marines, who are on the move (MOVE-10)");
  }

  @Test
  void theGuestHasGoneBackBeforeACardIsDrawn() {
    assertNoPosition(
        "stage: draw; red-portal: rifleman, exorcist; guest: rifleman from dark-portal",
        "in:1:53: 'rifleman': a guest has gone back before anything but its attack (MOVE-6)");
  }

  @Test
  void aUnitThatMayStayIsNoGuest() {
    assertNoPosition(
        "red-portal: rifleman; dark-portal: exorcist; guest: rifleman from yellow-portal-alpha",
        "in:1:53: 'rifleman': no enemy is in red-portal, so rifleman may stay and is no guest"
            + " (MOVE-5)");
  }

  @Test
  void theGuestCameFromWhereItCanGoBackTo() {
    assertNoPosition(
        "red-portal: rifleman, exorcist; guest: rifleman from hq",
        "in:1:54: 'hq': it cannot have come from there: hq is not adjacent to red-portal, and no"
            + " Arterial Road move leads there (MOVE-1)");
    assertNoPosition(
        "red-portal: rifleman, exorcist; dark-portal: portal-trooper; guest: rifleman from"
            + " dark-portal",
        "in:1:83: 'dark-portal': it cannot have come from there: dark-portal holds enemy units"
            + " (MOVE-3)");
    assertNoPosition(
        "red-portal: howitzer, exorcist; guest: howitzer from dark-portal",
        "in:1:54: 'dark-portal': it cannot have come from there: howitzer is oversized and"
            + " dark-portal a building (MOVE-7)");
    assertThat(
            position(
                "blue-portal: rifleman#road-used, exorcist; guest: rifleman from arterial-road"))
        .isNotNull();
  }

  @Test
  void bothPlayersHaveUnitsUntilPlayIsOver() {
    assertNoPosition(
        "hq: rifleman",
        "in: the portalists have no unit on the board, so play would be over (WIN-1)");
    assertNoPosition(
        "red-portal: exorcist",
        "in: the marines have no unit on the board, so play would be over (WIN-1)");
    assertNoPosition(
        "stage: over marines no-units-left; red-portal: exorcist; hq: rifleman",
        "in:1:48: 'exorcist': expected no unit of the portalists, who have lost (WIN-1)");
    assertThat(
            position("stage: over portalists no-units-left; red-portal: exorcist")
                .side(Faction.MARINES)
                .unitCount())
        .isZero();
  }

  @Test
  void duringTheSetUpOnlyFreshUnitsStandInOwnAreas() {
    assertNoPosition(
        "stage: setup; hq: gunner",
        "in:1:19: 'gunner': no unit is on the board before the placement (SETUP-7)");
    assertNoPosition(
        "stage: placement; red-portal: gunner",
        "in:1:31: 'gunner': red-portal is no own area of the marines, so nothing of theirs is"
            + " placed there (SETUP-8)");
    assertNoPosition(
        "stage: placement; hq: gunner#5",
        "in:1:23: 'gunner#5': nobody has had a turn yet, so no unit has damage or has used a free"
            + " move (TURN-1)");
  }

  @Test
  void duringTheSetUpNobodyHoldsEvents() {
    assertNoPosition(
        "stage: placement; marines-hand: gunner, hellfire",
        "in:1:41: 'hellfire': during the set-up events go to the discard pile, not into a hand"
            + " (SETUP-5)");
  }
}
