package dev.rulewright.simulator.solve;

import dev.rulewright.kernel.Result;
import dev.rulewright.simulator.explore.Graph;
import java.util.stream.IntStream;

/// A solver of completely explored worlds of two players: it finds the value of every position when
/// both play as well as possible.
///
/// Components of the graph are solved one after another, each from what its steps out are worth.
/// Where positions cannot come round again that is plain backward induction (expectiminimax). Where
/// they can, values are iterated from ½, which is what play without end is worth: after *n* rounds
/// a value is that of play that is cut off, as a draw, after *n* moves in the component. In a
/// recursive game (Everett, 1957) these values tend to the value of play without a limit. Without
/// chance they stop changing after finitely many rounds and are exact; with chance, iteration ends
/// when no value changes by more than 10⁻¹², and [Solution#residual] tells the change.
public final class Solver {

  private static final double EVEN = 0.5;
  private static final double SMALL = 1e-12;
  private static final int MOST_ROUNDS = 1_000_000;

  private final Graph<?, ?> graph;
  private final double[] values;
  private final int[] settled;
  private double residual;

  private Solver(Graph<?, ?> graph) {
    this.graph = graph;
    values = new double[graph.size()];
    settled = new int[graph.size()];
  }

  /// The values of a graph.
  ///
  /// @throws IllegalArgumentException if a player beyond the second decides somewhere, or the world
  ///   was not explored to the end
  public static Solution solve(Graph<?, ?> graph) {
    return new Solver(graph).solved();
  }

  private Solution solved() {
    var components = Components.of(graph);
    for (int i = 0; i < components.count(); i++) {
      int[] positions = components.positions(i);
      if (positions.length == 1 && !leadsBack(positions[0])) {
        int position = positions[0];
        values[position] = worth(position);
        settled[position] = roundsAfter(position);
      } else {
        iterate(positions);
      }
    }
    return new Solution(graph, values, settled, residual);
  }

  private boolean leadsBack(int position) {
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      if (graph.target(step) == position) {
        return true;
      }
    }
    return false;
  }

  /// All positions change at once in a round, so that a round is a move.
  private void iterate(int[] positions) {
    int before = roundsBefore(positions);
    for (int position : positions) {
      values[position] = EVEN;
      settled[position] = before;
    }
    double[] next = new double[positions.length];
    double change = 1;
    for (int round = 1; change > SMALL && round <= MOST_ROUNDS; round++) {
      for (int i = 0; i < positions.length; i++) {
        next[i] = worth(positions[i]);
      }
      change = 0;
      for (int i = 0; i < positions.length; i++) {
        double by = Math.abs(next[i] - values[positions[i]]);
        change = Math.max(change, by);
        if (by > Solution.TOLERANCE) {
          settled[positions[i]] = before + round;
        }
        values[positions[i]] = next[i];
      }
    }
    residual = Math.max(residual, change);
  }

  /// What a position is worth by what its steps lead to.
  private double worth(int position) {
    return switch (graph.seat(position)) {
      case Graph.OVER -> score(graph.result(position));
      case Graph.CHANCE -> expected(position);
      case Graph.OPEN -> throw new IllegalArgumentException("not all positions are known");
      case 0, 1 -> best(position);
      default -> throw new IllegalArgumentException("more than two players");
    };
  }

  private static double score(Result result) {
    if (result.isDraw()) {
      return EVEN;
    }
    // Players who win together share the win.
    return result.winners().stream().anyMatch(winner -> winner.seat() == 0)
        ? 1.0 / result.winners().size()
        : 0;
  }

  private double expected(int position) {
    double sum = 0;
    long weights = 0;
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      sum += graph.weight(position, step) * values[graph.target(step)];
      weights += graph.weight(position, step);
    }
    return sum / weights;
  }

  private double best(int position) {
    boolean first = graph.seat(position) == 0;
    double best = first ? 0 : 1;
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      double worth = values[graph.target(step)];
      best = first ? Math.max(best, worth) : Math.min(best, worth);
    }
    return best;
  }

  /// The most rounds of whatever comes after a component, so that leaving it counts as less than
  /// staying. Positions of the component itself have none yet.
  private int roundsBefore(int[] positions) {
    return IntStream.of(positions).map(this::roundsAfter).max().orElse(0);
  }

  private int roundsAfter(int position) {
    int most = 0;
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      most = Math.max(most, settled[graph.target(step)] + 1);
    }
    return most;
  }
}
