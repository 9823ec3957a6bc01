package dev.rulewright.simulator.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Check.OfPlay;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What can still be reached, in worlds of two units.
class ReachingTest {

  private static final String NOBODY_ELSE = "\nmarines-deck: none\nportalists-deck: none";

  /// Neither weapon is made against the other unit.
  private static final String STALEMATE = "hq: rifleman\nred-portal: exorcist" + NOBODY_ELSE;

  private static final String DUEL =
      "arterial-road: rifleman\nred-portal: portal-trooper" + NOBODY_ELSE;

  private static final MissionCombat GAME = MissionCombat.standard();

  private static Graph<Position, Move> graph(MissionCombat game, String start, Bounds bounds) {
    return Graph.of(
        Explorer.of(game, MissionEncoding.of(game)).within(bounds),
        List.of(game.notation().read(start, "the start")));
  }

  private static Reaching<Position, Move> reaching(
      MissionCombat game, String property, Graph<Position, Move> graph) {
    return Reaching.of(graph, game, check(game, property));
  }

  @SuppressWarnings("unchecked")
  private static OfPlay<Position, Move> check(MissionCombat game, String property) {
    return (OfPlay<Position, Move>) MissionProperties.named(property, game).orElseThrow().check();
  }

  private static long missing(MissionCombat game, String property, String start) {
    return reaching(game, property, graph(game, start, Bounds.NONE)).missing().count();
  }

  @Test
  void whoCannotBeHurtByAnybodyIsStuckForGood() {
    var graph = graph(GAME, STALEMATE, Bounds.NONE);
    assertThat(reaching(GAME, "somebody-can-still-be-hurt", graph).missing().count())
        .isEqualTo(graph.size());
    assertThat(reaching(GAME, "play-can-still-be-won", graph).missing().count())
        .isEqualTo(graph.size());
  }

  @Test
  void whoCanBeHurtCanStillLose() {
    assertThat(missing(GAME, "somebody-can-still-be-hurt", DUEL)).isZero();
    assertThat(missing(GAME, "play-can-still-be-won", DUEL)).isZero();
  }

  @Test
  void aStalemateEndsByRepetitionOnlyWhereTheReadingSaysSo() {
    var endless =
        new MissionCombat(
            Material.standard(), Reading.standard().with("game.stalemate", "endless"));
    assertThat(missing(GAME, "play-can-still-end", STALEMATE)).isZero();
    assertThat(missing(endless, "play-can-still-end", STALEMATE)).isPositive();
  }

  /// Whatever was not gone on from may still lead anywhere.
  @Test
  void aGraphThatIsNotCompleteAccusesNobody() {
    var graph = graph(GAME, STALEMATE, Bounds.NONE.depth(2));
    assertThat(graph.explored().isComplete()).isFalse();
    assertThat(reaching(GAME, "somebody-can-still-be-hurt", graph).missing().count()).isZero();
  }

  @Test
  void thePlayToAPositionIsLegalAndAsLongAsThePositionIsDeep() {
    String start =
        """
        to-move: portalists
        hq: rifleman
        bunker-east: commando
        red-portal: exorcist
        portalists-hand: trap-portal
        """
            + NOBODY_ELSE.strip();
    var graph = graph(GAME, start, Bounds.NONE.depth(4));
    var play =
        reaching(GAME, "somebody-can-still-be-hurt", graph)
            .play("property", "how", graph.size() - 1, MissionEncoding.of(GAME));
    Position position = play.start();
    for (Move move : play.moves()) {
      assertThat(GAME.judge(position, move)).isInstanceOf(Ruling.Allowed.class);
      position = GAME.play(position, move);
    }
    var coder = MissionEncoding.of(GAME).coder();
    assertThat(play.moves()).hasSize(4);
    assertThat(coder.fingerprint(position))
        .isEqualTo(coder.fingerprint(graph.position(graph.size() - 1)));
  }
}
