package dev.rulewright.simulator.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What can no longer be reached, in worlds of a few units.
class DeadEndsTest {

  private static final String NOBODY_ELSE = "marines-deck: none\nportalists-deck: none";

  /// Neither weapon is made against the other unit.
  private static final String STALEMATE = "hq: rifleman\nred-portal: exorcist\n" + NOBODY_ELSE;

  private static final String DUEL =
      "arterial-road: rifleman\nred-portal: portal-trooper\n" + NOBODY_ELSE;

  private static final MissionCombat GAME = MissionCombat.standard();

  private static Optional<Violation<Position, Move>> deadEnd(
      MissionCombat game, String property, String start, Bounds bounds) {
    var graph =
        Graph.of(
            Explorer.of(game, MissionEncoding.of(game)).within(bounds),
            List.of(game.notation().read(start, "the start")));
    var goal =
        MissionProperties.of(game).stream()
            .filter(each -> each.id().equals(property))
            .findFirst()
            .orElseThrow();
    return new DeadEnds<>(graph).first(goal);
  }

  @Test
  void whoCannotBeHurtByAnybodyIsStuckForGood() {
    assertThat(deadEnd(GAME, "somebody-can-still-be-hurt", STALEMATE, Bounds.NONE))
        .hasValueSatisfying(found -> assertThat(found.moves()).isEmpty());
    assertThat(deadEnd(GAME, "play-can-still-be-won", STALEMATE, Bounds.NONE)).isPresent();
  }

  @Test
  void whoCanBeHurtCanStillLose() {
    assertThat(deadEnd(GAME, "somebody-can-still-be-hurt", DUEL, Bounds.NONE)).isEmpty();
    assertThat(deadEnd(GAME, "play-can-still-be-won", DUEL, Bounds.NONE)).isEmpty();
  }

  @Test
  void aStalemateEndsByRepetitionOnlyWhereTheReadingSaysSo() {
    var endless =
        new MissionCombat(
            Material.standard(),
            MissionCombat.READINGS.with(
                MissionCombat.READINGS.standard(), "game.stalemate", "endless"));
    assertThat(deadEnd(GAME, "play-can-still-end", STALEMATE, Bounds.NONE)).isEmpty();
    assertThat(deadEnd(endless, "play-can-still-end", STALEMATE, Bounds.NONE)).isPresent();
  }

  /// Whatever was not gone on from may still lead anywhere.
  @Test
  void aGraphThatIsNotCompleteAccusesNobody() {
    assertThat(deadEnd(GAME, "somebody-can-still-be-hurt", STALEMATE, Bounds.NONE.depth(2)))
        .isEmpty();
  }
}
