package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Check.Goal;
import dev.rulewright.kernel.Check.OfPlay;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// From which positions of a graph a goal can still be reached, if all players and chance want it.
///
/// From a position that was not gone on from, anything may still be reached: what is said to miss
/// the goal misses it for certain, also in a graph that is not complete.
///
/// @param <P> positions
/// @param <M> moves
public final class Reaching<P, M> {

  private final Graph<P, M> graph;
  private final Game<P, M> game;
  private final BitSet able;

  private Reaching(Graph<P, M> graph, Game<P, M> game, BitSet able) {
    this.graph = graph;
    this.game = game;
    this.able = able;
  }

  /// Goes back from every position from which one step reaches the goal.
  public static <P, M> Reaching<P, M> of(
      Graph<P, M> graph, Game<P, M> game, OfPlay<P, M> property) {
    var reaching = new Reaching<>(graph, game, new BitSet(graph.size()));
    reaching.markStepsTo(property.goal());
    if (property.repeating()) {
      reaching.markCycles();
    }
    reaching.goBack();
    return reaching;
  }

  private void markStepsTo(Goal<P, M> goal) {
    for (int number = 0; number < graph.size(); number++) {
      boolean goes =
          switch (graph.seat(number)) {
            case Graph.OPEN -> true;
            // The step that ended play has decided.
            case Graph.OVER -> false;
            default -> oneStepReaches(goal, graph.position(number));
          };
      able.set(number, goes);
    }
  }

  private boolean oneStepReaches(Goal<P, M> goal, P position) {
    Moves<M> moves =
        switch (game.turn(position)) {
          case Turn.Decision<M> decision -> decision.moves();
          case Turn.Chance<M> chance -> chance.outcomes();
          case Turn.Over<M> _ -> throw new IllegalStateException("play is over in " + position);
        };
    for (M move : moves) {
      if (goal.isReached(position, move, game.play(position, move))) {
        return true;
      }
    }
    return false;
  }

  /// Marks the positions from which play can come back to a position: what is left when all those
  /// are taken away from which every step leads to one that is taken away already.
  private void markCycles() {
    var predecessors = graph.predecessors();
    int[] left = new int[graph.size()];
    int[] queue = new int[graph.size()];
    int queued = 0;
    for (int number = 0; number < graph.size(); number++) {
      left[number] = graph.first(number + 1) - graph.first(number);
      if (left[number] == 0) {
        queue[queued++] = number;
      }
    }
    var away = new BitSet(graph.size());
    for (int at = 0; at < queued; at++) {
      away.set(queue[at]);
      for (int way = predecessors.first(queue[at]);
          way < predecessors.first(queue[at] + 1);
          way++) {
        int source = predecessors.source(way);
        if (--left[source] == 0) {
          queue[queued++] = source;
        }
      }
    }
    away.flip(0, graph.size());
    able.or(away);
  }

  private void goBack() {
    var predecessors = graph.predecessors();
    int[] queue = new int[graph.size()];
    int queued = 0;
    for (int number = able.nextSetBit(0); number >= 0; number = able.nextSetBit(number + 1)) {
      queue[queued++] = number;
    }
    for (int at = 0; at < queued; at++) {
      for (int way = predecessors.first(queue[at]);
          way < predecessors.first(queue[at] + 1);
          way++) {
        int source = predecessors.source(way);
        if (!able.get(source)) {
          able.set(source);
          queue[queued++] = source;
        }
      }
    }
  }

  /// The positions from which the goal cannot be reached any more although play is not over, by
  /// number: the nearest first.
  public IntStream missing() {
    return IntStream.range(0, graph.size())
        .filter(number -> !able.get(number) && graph.seat(number) != Graph.OVER);
  }

  /// A shortest play to a position.
  ///
  /// @param property the name of the property that the position breaks
  /// @param how how it breaks it
  /// @param number the number of the position
  /// @param encoding that of the graph
  public Violation<P, M> play(String property, String how, int number, Encoding<P> encoding) {
    var predecessors = graph.predecessors();
    var way = new ArrayList<Integer>();
    way.add(number);
    for (OptionalInt before = earlier(number, predecessors);
        before.isPresent();
        before = earlier(before.getAsInt(), predecessors)) {
      way.add(before.getAsInt());
    }
    Coder<P> coder = encoding.coder();
    P start = graph.position(way.removeLast());
    P position = start;
    var moves = new ArrayList<M>();
    for (int next : way.reversed()) {
      M move = leading(position, coder.fingerprint(graph.position(next)), coder);
      moves.add(move);
      position = game.play(position, move);
    }
    return new Violation<>(property, how, start, moves);
  }

  /// The position from which a position was found: the first that leads to it.
  private static OptionalInt earlier(int number, Predecessors predecessors) {
    return IntStream.range(predecessors.first(number), predecessors.first(number + 1))
        .map(predecessors::source)
        .filter(source -> source < number)
        .min();
  }

  private M leading(P position, long fingerprint, Coder<P> coder) {
    List<M> moves =
        switch (game.turn(position)) {
          case Turn.Decision<M> decision -> decision.moves().stream().toList();
          case Turn.Chance<M> chance -> chance.outcomes().stream().toList();
          case Turn.Over<M> _ -> List.of();
        };
    return moves.stream()
        .filter(move -> coder.fingerprint(game.play(position, move)) == fingerprint)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no move leads on from " + position));
  }
}
