package dev.rulewright.simulator.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SolverTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();

  /// One unit against two: chance never has two outcomes, and play may go round for ever.
  private static final String DUEL =
      "to-move: marines; ap: 1; hq: gunner; dark-portal: portal-hound; blue-portal: portal-trooper;"
          + " marines-deck: none; portalists-deck: none";

  /// With cards to draw.
  private static final String CARDS =
      "to-move: marines; ap: 2; turn: 3; hq: rifleman; arterial-road: gunner;"
          + " yellow-portal-alpha: portal-hound; marines-deck: rifleman, hellfire;"
          + " portalists-deck: trap-portal, portal-trooper";

  private static Position read(MissionCombat combat, String position) {
    return combat.notation().read(position, "test");
  }

  private static Graph<Position, Move> graph(
      MissionCombat combat, MissionEncoding encoding, String start) {
    return Graph.of(Explorer.of(combat, encoding).onThreads(2), List.of(read(combat, start)));
  }

  @Test
  void agreesWithPlainExpectiminimaxWherePlayIsShort() {
    Material material = COMBAT.material();
    var brief =
        new MissionCombat(
            material.with(material.numbers().withTurnLimit(4)), MissionCombat.READINGS.standard());
    var graph = graph(brief, MissionEncoding.of(brief).countingTurns(), CARDS);
    Solution solution = Solver.solve(graph);
    var known = new HashMap<Position, Double>();
    double naive = value(brief, read(brief, CARDS), known);
    assertThat(solution.value(0)).isCloseTo(naive, within(1e-12));
    assertThat(solution.residual()).isZero();
    assertThat(graph.size()).isGreaterThan(1000);
    for (int i = 0; i < graph.size(); i += 17) {
      assertThat(solution.value(i))
          .isCloseTo(value(brief, graph.position(i), known), within(1e-12));
    }
  }

  private static double value(
      MissionCombat combat, Position position, Map<Position, Double> known) {
    Double before = known.get(position);
    if (before != null) {
      return before;
    }
    double value =
        switch (combat.turn(position)) {
          case Turn.Over<Move>(var result) ->
              result.isDraw() ? 0.5 : 1 - result.winners().getFirst().seat();
          case Turn.Chance<Move>(_, var outcomes) -> {
            double sum = 0;
            for (long i = 0; i < outcomes.size(); i++) {
              sum +=
                  outcomes.weight(i) * value(combat, combat.play(position, outcomes.get(i)), known);
            }
            yield sum / outcomes.totalWeight();
          }
          case Turn.Decision<Move>(var player, var moves) -> {
            var values =
                moves.stream()
                    .mapToDouble(move -> value(combat, combat.play(position, move), known));
            yield player.seat() == 0 ? values.max().orElseThrow() : values.min().orElseThrow();
          }
        };
    known.put(position, value);
    return value;
  }

  @Test
  void agreesWithRetrogradeAnalysisWherePlayMayGoRound() {
    var graph = graph(COMBAT, MissionEncoding.of(COMBAT), DUEL);
    Solution solution = Solver.solve(graph);
    double[] expected = retrograde(graph);
    for (int i = 0; i < graph.size(); i++) {
      assertThat(solution.value(i)).as("position %d", i).isEqualTo(expected[i]);
    }
    assertThat(solution.won()).isPositive();
    assertThat(solution.lost()).isPositive();
    assertThat(solution.won() + solution.lost() + solution.even()).isEqualTo(graph.size());
  }

  /// Wins and losses are carried back until nothing changes; the rest is drawn.
  private static double[] retrograde(Graph<Position, Move> graph) {
    double[] values = new double[graph.size()];
    Arrays.fill(values, 0.5);
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = 0; i < graph.size(); i++) {
        if (values[i] != 0.5) {
          continue;
        }
        if (graph.seat(i) == Graph.OVER) {
          values[i] =
              graph.result(i).isDraw() ? 0.5 : 1 - graph.result(i).winners().getFirst().seat();
        } else if (graph.seat(i) == Graph.CHANCE) {
          assertThat(graph.first(i + 1)).isEqualTo(graph.first(i) + 1);
          values[i] = values[graph.target(graph.first(i))];
        } else {
          double good = 1 - graph.seat(i);
          boolean all = true;
          for (int t = graph.first(i); t < graph.first(i + 1); t++) {
            all &= values[graph.target(t)] == 1 - good;
            values[i] = values[graph.target(t)] == good ? good : values[i];
          }
          values[i] = all ? 1 - good : values[i];
        }
        changed |= values[i] != 0.5;
      }
    }
    return values;
  }

  /// Following the best moves from a won position must end in the win, not go round.
  @Test
  void bestMovesComeToWhatTheyAreWorth() {
    var graph = graph(COMBAT, MissionEncoding.of(COMBAT), DUEL);
    Solution solution = Solver.solve(graph);
    for (int start = 0; start < graph.size(); start += 101) {
      int position = start;
      for (int moves = 0; moves < 500 && graph.seat(position) != Graph.OVER; moves++) {
        position =
            graph.target(
                graph.seat(position) == Graph.CHANCE
                    ? graph.first(position)
                    : solution.best(position));
      }
      if (solution.value(start) != 0.5) {
        assertThat(graph.seat(position)).isEqualTo(Graph.OVER);
      }
      assertThat(solution.value(position)).isEqualTo(solution.value(start));
    }
  }

  @Test
  void gradesAgents() {
    var graph = graph(COMBAT, MissionEncoding.of(COMBAT), DUEL);
    var grading = new Grading<>(COMBAT, graph, Solver.solve(graph));
    AgentGrade random = grading.grade(new RandomAgent<>(), 7, 1);
    AgentGrade greedy = grading.grade(GreedyAgent.by(new MissionEvaluation(COMBAT)), 7, 1);
    assertThat(random.positions()).isEqualTo(greedy.positions()).isPositive();
    assertThat(random.errorRate()).isGreaterThan(greedy.errorRate());
    assertThat(greedy.errorRate()).isGreaterThan(0);
    assertThat(random.thrownAway()).isLessThanOrEqualTo(random.errors());
    assertThat(grading.grade(new RandomAgent<>(), 7, 1)).isEqualTo(random);
  }

  @Test
  void refusesAWorldThatIsNotKnownToTheEnd() {
    var explorer = Explorer.of(COMBAT, MissionEncoding.of(COMBAT)).within(Bounds.NONE.depth(2));
    var graph = Graph.of(explorer, List.of(read(COMBAT, DUEL)));
    assertThatThrownBy(() -> Solver.solve(graph)).isInstanceOf(IllegalArgumentException.class);
  }
}
