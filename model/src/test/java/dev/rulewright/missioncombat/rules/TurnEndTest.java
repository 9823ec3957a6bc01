package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// L14 and A55: whether a turn ends only when its player says so, and what comes first then.
final class TurnEndTest {

  private static final String AUTOMATIC = "turn.end-announcement=automatic";
  private static final String LAST_AP =
      "to-move: marines; ap: 1; hq: rifleman; red-portal: portal-hound; portalists-deck: none";

  @ParameterizedTest
  @CsvSource({"standard,MARINES,0", AUTOMATIC + ",PORTALISTS,4"})
  void aTurnWithNothingLeftToDo(String reading, Faction mover, int ap) {
    Played moved = Played.from(reading, LAST_AP).then("move rifleman artillery-emplacement");
    assertThat(moved.position().mover()).isEqualTo(mover);
    assertThat(moved.position().ap()).isEqualTo(ap);
    assertThat(moved.game().notation().read(moved.text(), "test")).isEqualTo(moved.position());
  }

  @Test
  void aTurnWithSomethingLeftToDoGoesOn() {
    String freeUnit =
        "to-move: portalists; ap: 1; hq: rifleman; red-portal: exorcist x2;"
            + " portalists-hand: psionic-priest";
    Played moved = Played.from(AUTOMATIC, freeUnit).then("move exorcist yellow-portal-alpha");
    assertThat(moved.position().mover()).isEqualTo(Faction.PORTALISTS);
    assertThat(moved.moves()).containsExactly("play-unit psionic-priest red-portal", "end-turn");
    assertThat(moved.then("play-unit psionic-priest red-portal").position().mover())
        .isEqualTo(Faction.MARINES);
    assertThat(moved.then("end-turn").position().mover()).isEqualTo(Faction.MARINES);
  }

  @Test
  void theRulingCountsTheApOfTheTurnThatEnds() {
    assertThat(Played.from(AUTOMATIC, LAST_AP).judge("move rifleman artillery-emplacement"))
        .isInstanceOfSatisfying(
            Ruling.Allowed.class,
            allowed -> assertThat(allowed.reason()).isEqualTo("costs 1 AP, 0 left"));
  }

  @Test
  void aTurnWithNothingToDoFromTheStartEndsAtOnce() {
    String alone =
        "to-move: marines; turn: 18; ap: 1; hq: rifleman; marines-deck: none;"
            + " portalists-deck: none";
    Played moved =
        Played.from(AUTOMATIC + ",A51=destruction-only", alone)
            .then("move rifleman artillery-emplacement");
    assertThat(moved.position().turn()).isEqualTo(20);
    assertThat(moved.position().mover()).isEqualTo(Faction.MARINES);
  }

  // ---- A55 ----

  /// The scenario of A55: with more damage than it could take outside, an oversized unit is guest
  /// in a bunker of the opponent.
  @ParameterizedTest
  @CsvSource({"standard,0", "A55=repair-first,1"})
  void aDamagedGuestLeavesABunkerBeforeOrAfterItIsRepaired(String reading, int left) {
    Played ended =
        Played.from(
                reading,
                "to-move: portalists; ap: 0; hq: rifleman; red-portal: exorcist;"
                    + " bunker-east: portal-breaker#30; guest: portal-breaker@bunker-east from"
                    + " arterial-road after 1 attack")
            .then("end-turn");
    assertThat(
            ended.position().side(Faction.PORTALISTS).units().stream()
                .filter(unit -> unit.card().id().equals("portal-breaker"))
                .map(unit -> unit.area() + " " + unit.damage()))
        .isEqualTo(left == 0 ? List.of() : List.of("arterial-road 0"));
  }
}
