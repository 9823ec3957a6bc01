package dev.rulewright.missioncombat.rules;

import org.junit.jupiter.api.Test;

/// Oversized units that wait on a building for the end of the turn, several at a time and under
/// answers to other questions as well.
final class WaitingGuestsTest {

  @Test
  void guestsThatDifferInDamageOnlyAreToldApart() {
    Tried.under(
            "A31=stays-until-turn-end,damage.persistence=kept",
            """
            arterial-road: armored-gauss-tank, armored-gauss-tank#10
            hq: exorcist
            bunker-east: rifleman
            """)
        .play(
            "move armored-gauss-tank dark-portal",
            "move armored-gauss-tank@arterial-road#10 dark-portal")
        .has("dark-portal", "armored-gauss-tank, armored-gauss-tank#10")
        .play("draw", "drawn rifleman", "end-turn")
        .has("arterial-road", "armored-gauss-tank, armored-gauss-tank#10", "dark-portal", "none");
  }

  @Test
  void guestsThatAreAlikeAllGoBackAtTheEndOfTheTurn() {
    String attack =
        "attack armored-gauss-tank@dark-portal portal-trooper@yellow-portal-omega=10"
            + " portal-trooper@yellow-portal-omega=10";
    Tried.under(
            "oversized.return-timing=at-turn-end",
            """
            arterial-road: armored-gauss-tank x2
            hq: exorcist
            yellow-portal-omega: portal-trooper x6
            """)
        .play("move armored-gauss-tank dark-portal by arterial-road", attack)
        .play("move armored-gauss-tank@arterial-road dark-portal by arterial-road", attack, attack)
        .has("dark-portal", "armored-gauss-tank#road-used x2", "yellow-portal-omega", "none")
        .play("end-turn")
        .has("arterial-road", "armored-gauss-tank x2", "dark-portal", "none");
  }

  @Test
  void aGuestWhoseLastEnemyIsShotFromNextDoorIsNoGuestAnyMore() {
    Tried.under(
            "contested.support-fire=unit-stays,contested.retreat-at-turn-end=no",
            """
            yellow-portal-alpha: rifleman#guest, portal-trooper x2
            arterial-road: stealth-sniper
            red-portal: exorcist
            guest: rifleman#guest from bunker-west after 1 attack
            """)
        .play("attack stealth-sniper portal-trooper=10 portal-trooper=10")
        .has("yellow-portal-alpha", "rifleman", "guest", "none", "memory.staying", "none");
  }

  @Test
  void ofGuestsThatAreAlikeTheOneThatCameLastAttacksAndHasDoneItsDuty() {
    Tried.under(
            "contested.free-action-counts=no",
            """
            to-move: portalists
            yellow-portal-omega: rocket-walker#10, portal-runner#speed-used x2
            red-portal: psionic-fanatic
            blue-portal: armored-gauss-tank
            guest: portal-runner#speed-used from bunker-east
            memory.staying: portal-runner@yellow-portal-omega#speed-used from bunker-east after 1 attack
            """)
        .play("attack portal-runner@yellow-portal-omega rocket-walker=10", "draw");
  }
}
