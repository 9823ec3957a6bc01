package dev.rulewright.simulator.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.encoding.Encoding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

class GraphTest {

  private static final TokenRace RACE = new TokenRace();

  /// The end of a race, in which nothing but a few throws is left.
  private static final List<RacePosition> NEARLY_OVER =
      List.of(
          RACE.notation()
              .read(
                  "awaits: choice; turn: 89; mover: bee; ant: 20 hare shown; bee: 12 snail;"
                      + " cat: 9 horse shown",
                  "test"));

  private static Graph<RacePosition, RaceMove> graph(int threads, int depth) {
    return Graph.of(
        Explorer.of(RACE, Encoding.byNotation(RACE))
            .onThreads(threads)
            .within(Bounds.NONE.depth(depth)),
        NEARLY_OVER);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void numbersArePositionsInTheOrderOfANaiveSearch(int threads) {
    var graph = graph(threads, Integer.MAX_VALUE);
    var naive = new NaiveSearch<>(RACE, NEARLY_OVER, UnaryOperator.identity(), 999, List.of());
    assertThat(graph.explored().isComplete()).isTrue();
    List<RacePosition> positions = new ArrayList<>(naive.depths.keySet());
    assertThat(graph.size()).isEqualTo(positions.size());
    assertThat(graph.first(graph.size())).isEqualTo((int) naive.transitions);
    for (int i = 0; i < graph.size(); i++) {
      assertThat(graph.position(i)).isEqualTo(positions.get(i));
    }
  }

  @Test
  void transitionsLeadWhereMovesLead() {
    var graph = graph(2, Integer.MAX_VALUE);
    for (int i = 0; i < graph.size(); i++) {
      RacePosition position = graph.position(i);
      int transitions = graph.first(i + 1) - graph.first(i);
      switch (RACE.turn(position)) {
        case Turn.Over<RaceMove> over -> {
          assertThat(graph.seat(i)).isEqualTo(Graph.OVER);
          assertThat(graph.result(i)).isEqualTo(over.result());
          assertThat(transitions).isZero();
        }
        case Turn.Decision<RaceMove> decision -> {
          assertThat(graph.seat(i)).isEqualTo(decision.player().seat());
          leadWhereMovesLead(graph, i, decision.moves());
        }
        case Turn.Chance<RaceMove> chance -> {
          assertThat(graph.seat(i)).isEqualTo(Graph.CHANCE);
          leadWhereMovesLead(graph, i, chance.outcomes());
          for (int t = 0; t < transitions; t++) {
            assertThat(graph.weight(i, graph.first(i) + t))
                .isEqualTo((int) chance.outcomes().weight(t));
          }
        }
      }
    }
  }

  private static void leadWhereMovesLead(
      Graph<RacePosition, RaceMove> graph, int from, Moves<RaceMove> moves) {
    assertThat(graph.first(from + 1) - graph.first(from)).isEqualTo((int) moves.size());
    for (int i = 0; i < moves.size(); i++) {
      int transition = graph.first(from) + i;
      assertThat(graph.move(from, transition)).isEqualTo(moves.get(i));
      assertThat(graph.position(graph.target(transition)))
          .isEqualTo(RACE.play(graph.position(from), moves.get(i)));
    }
  }

  @Test
  void predecessorsAreTheTransitionsTurnedRound() {
    var graph = graph(1, Integer.MAX_VALUE);
    var expected = new ArrayList<List<Integer>>();
    for (int i = 0; i < graph.size(); i++) {
      expected.add(new ArrayList<>());
    }
    for (int i = 0; i < graph.size(); i++) {
      for (int t = graph.first(i); t < graph.first(i + 1); t++) {
        expected.get(graph.target(t)).add(i);
      }
    }
    var predecessors = graph.predecessors();
    for (int i = 0; i < graph.size(); i++) {
      var sources = new ArrayList<Integer>();
      for (int way = predecessors.first(i); way < predecessors.first(i + 1); way++) {
        sources.add(predecessors.source(way));
      }
      assertThat(sources).isEqualTo(expected.get(i));
    }
  }

  @Test
  void positionsThatWereNotGoneOnFromAreOpen() {
    var graph = graph(1, 3);
    long open = 0;
    for (int i = 0; i < graph.size(); i++) {
      if (graph.seat(i) == Graph.OPEN) {
        open++;
      }
    }
    assertThat(graph.explored().isComplete()).isFalse();
    assertThat(open).isGreaterThanOrEqualTo(graph.explored().frontier()).isPositive();
    assertThat((long) graph.first(graph.size())).isEqualTo(graph.explored().transitions());
  }
}
