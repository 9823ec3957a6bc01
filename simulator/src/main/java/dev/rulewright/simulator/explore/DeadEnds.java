package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Property;
import java.util.BitSet;
import java.util.Optional;

/// The positions of a graph from which play can reach a goal no more, found backward from wherever
/// the goal is reached.
public final class DeadEnds<P, M> {

  private final Graph<P, M> graph;
  private final Predecessors predecessors;

  /// The dead ends of a graph. Positions that were not expanded may reach anything.
  public DeadEnds(Graph<P, M> graph) {
    this.graph = graph;
    predecessors = graph.predecessors();
  }

  /// The shortest play to a dead end, or nothing if the goal can be reached from everywhere.
  ///
  /// @throws IllegalArgumentException if the property is not about plays
  public Optional<Violation<P, M>> first(Property<P, M> property) {
    if (!(property.check() instanceof Check.OfPlay<P, M> check)) {
      throw new IllegalArgumentException(property.id() + " is not about plays");
    }
    BitSet hopeful = hopeful(check);
    int dead = hopeful.nextClearBit(0);
    return dead < graph.size()
        ? Optional.of(graph.violation(property.id(), "from here on it cannot be reached", dead))
        : Optional.empty();
  }

  /// The positions from which the goal can be reached, and those in which nobody goes on.
  private BitSet hopeful(Check.OfPlay<P, M> check) {
    BitSet hopeful = check.repeating() ? endless() : new BitSet(graph.size());
    for (int position = 0; position < graph.size(); position++) {
      int seat = graph.seat(position);
      if (seat == Graph.OPEN || (seat != Graph.OVER && reaches(position, check.goal()))) {
        hopeful.set(position);
      }
    }
    spreadBackward(hopeful);
    for (int position = 0; position < graph.size(); position++) {
      if (graph.seat(position) == Graph.OVER) {
        hopeful.set(position);
      }
    }
    return hopeful;
  }

  private boolean reaches(int position, Check.Goal<P, M> goal) {
    P before = graph.position(position);
    for (int way = graph.first(position); way < graph.first(position + 1); way++) {
      M move = graph.move(position, way);
      if (goal.isReached(before, move, graph.position(graph.target(way)))) {
        return true;
      }
    }
    return false;
  }

  private void spreadBackward(BitSet hopeful) {
    int[] stack = new int[graph.size()];
    int height = 0;
    for (int i = hopeful.nextSetBit(0); i >= 0; i = hopeful.nextSetBit(i + 1)) {
      stack[height++] = i;
    }
    while (height > 0) {
      int position = stack[--height];
      for (int way = predecessors.first(position); way < predecessors.first(position + 1); way++) {
        int source = predecessors.source(way);
        if (!hopeful.get(source)) {
          hopeful.set(source);
          stack[height++] = source;
        }
      }
    }
  }

  /// The positions from which play can go on for ever: what is left when positions from which
  /// nothing goes on are taken away, again and again.
  private BitSet endless() {
    int[] ways = new int[graph.size()];
    int[] stack = new int[graph.size()];
    int height = 0;
    var endless = new BitSet(graph.size());
    endless.set(0, graph.size());
    for (int position = 0; position < graph.size(); position++) {
      ways[position] = graph.first(position + 1) - graph.first(position);
      if (ways[position] == 0) {
        endless.clear(position);
        stack[height++] = position;
      }
    }
    while (height > 0) {
      int position = stack[--height];
      for (int way = predecessors.first(position); way < predecessors.first(position + 1); way++) {
        int source = predecessors.source(way);
        if (--ways[source] == 0) {
          endless.clear(source);
          stack[height++] = source;
        }
      }
    }
    return endless;
  }
}
