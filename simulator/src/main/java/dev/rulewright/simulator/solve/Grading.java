package dev.rulewright.simulator.solve;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.explore.Graph;
import java.util.SplittableRandom;

/// Grades agents against best play in a solved world.
///
/// Agents see only what their player may know, while best play sees everything: where cards are
/// hidden, an agent cannot be expected to make no errors.
public record Grading<P, M>(Game<P, M> game, Graph<P, M> graph, Solution solution) {

  /// The grade of an agent.
  ///
  /// @param stride 1 to look at every position, *n* to look at every *n*-th
  /// @param seed of the agent's chance; each position has a stream of its own
  public AgentGrade grade(Agent<P, M> agent, int stride, long seed) {
    long positions = 0;
    long errors = 0;
    double lost = 0;
    long thrownAway = 0;
    long won = 0;
    for (int position = 0; position < graph.size(); position += stride) {
      if (!matters(position)) {
        continue;
      }
      double loss = solution.loss(position, chosen(agent, position, seed));
      boolean error = loss > Solution.TOLERANCE;
      boolean certain = isWonByChooser(position);
      positions++;
      lost += loss;
      errors += error ? 1 : 0;
      won += certain ? 1 : 0;
      thrownAway += certain && error ? 1 : 0;
    }
    return new AgentGrade(positions, errors, lost, thrownAway, won);
  }

  private boolean matters(int position) {
    if (graph.seat(position) < 0) {
      return false;
    }
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      if (solution.loss(position, step) > Solution.TOLERANCE) {
        return true;
      }
    }
    return false;
  }

  private boolean isWonByChooser(int position) {
    double value = solution.value(position);
    return graph.seat(position) == 0
        ? value >= 1 - Solution.TOLERANCE
        : value <= Solution.TOLERANCE;
  }

  private int chosen(Agent<P, M> agent, int number, long seed) {
    P position = graph.position(number);
    if (!(game.turn(position) instanceof Turn.Decision<M> decision)) {
      throw new IllegalStateException("nobody decides in position " + number);
    }
    M move =
        agent.choose(
            new View<>(game, position, decision),
            new SplittableRandom(seed ^ (number * 0x9E37_79B9_7F4A_7C15L)));
    return graph.first(number) + indexOf(move, decision.moves());
  }

  private int indexOf(M move, Moves<M> moves) {
    for (long i = 0; i < moves.size(); i++) {
      if (moves.get(i).equals(move)) {
        return Math.toIntExact(i);
      }
    }
    throw new IllegalStateException("an agent chose " + move + ", which is not listed");
  }
}
