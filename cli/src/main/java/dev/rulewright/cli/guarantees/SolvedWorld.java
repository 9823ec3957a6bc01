package dev.rulewright.cli.guarantees;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.solve.Grading;
import dev.rulewright.simulator.solve.Solution;
import java.util.ArrayList;
import java.util.List;

/// A small world that is solved.
///
/// @param graph its positions, all of them expanded
/// @param starts positions in which play may begin
record SolvedWorld<P, M>(Game<P, M> game, Graph<P, M> graph, Solution solution, int starts) {

  /// Moves of the play that is told.
  private static final int LONGEST = 60;

  /// What is told of it.
  ///
  /// @param agents the grades of agents
  SolutionEntry entry(List<SolutionEntry.Graded> agents) {
    return new SolutionEntry(
        game.reading(),
        game.players().getFirst().id(),
        graph.size(),
        starts,
        solution.won(),
        solution.even(),
        solution.lost(),
        solution.residual(),
        starts == 1 ? solution.value(0) : null,
        starts == 1 ? moves() : List.of(),
        starts == 1 ? bestPlay() : List.of(),
        agents,
        game.assumptions().size());
  }

  /// The grade of an agent.
  ///
  /// @param stride looks at every so many positions only
  SolutionEntry.Graded graded(
      AgentSpec agent, AgentCatalogue known, GameKit<P, M> kit, int stride, long seed) {
    return SolutionEntry.Graded.of(
        agent.toString(),
        new Grading<>(game, graph, solution)
            .grade(known.make(agent, kit.knowledge(game, game)), stride, seed));
  }

  /// The moves of the start with what they are worth.
  private List<SolutionEntry.Worth> moves() {
    if (!(game.turn(graph.position(0)) instanceof Turn.Decision<M>(_, Moves<M> moves))) {
      return List.of();
    }
    var worths = new ArrayList<SolutionEntry.Worth>();
    for (int i = 0; i < moves.size(); i++) {
      worths.add(
          new SolutionEntry.Worth(
              game.notation().writeMove(moves.get(i)),
              solution.value(graph.target(graph.first(0) + i))));
    }
    return worths;
  }

  /// A play in which both choose best moves, until it is over, chance decides, or it goes round.
  private List<String> bestPlay() {
    var play = new ArrayList<String>();
    int position = 0;
    while (play.size() < LONGEST) {
      int way = graph.first(position);
      if (graph.seat(position) >= 0) {
        way = solution.best(position);
      } else if (graph.first(position + 1) != way + 1) {
        break;
      }
      play.add(game.notation().writeMove(graph.move(position, way)));
      position = graph.target(way);
    }
    return play;
  }
}
