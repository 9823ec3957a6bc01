package dev.rulewright.simulator.agents.search;

import dev.rulewright.simulator.agents.search.Node.Next.Own;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;

/// Which move of the searching player is ahead at the roots of some trees, and by how much.
///
/// @param leader the move tried most often, in all trees together; among equals the one that
///   brought more
/// @param lead by how many tries it is ahead of every other move
record Standing<M>(M leader, int lead) {

  /// What one move has in all trees together.
  private record Votes<M>(M move, int tried, double gained) {

    private static final Comparator<Votes<?>> ORDER =
        Comparator.<Votes<?>>comparingInt(Votes::tried)
            .thenComparingDouble(votes -> votes.gained / (votes.tried + 1));

    private Votes<M> and(Votes<M> other) {
      return new Votes<>(move, tried + other.tried, gained + other.gained);
    }
  }

  /// Of trees at whose roots the searching player decides, one of them looked at.
  static <P, M> Standing<M> in(List<Node<P, M>> roots) {
    var votes = new LinkedHashMap<M, Votes<M>>();
    for (Node<P, M> root : roots) {
      if (root.next() instanceof Own<P, M>(var moves)) {
        for (Node<P, M> each : moves) {
          var more = new Votes<>(each.move(), each.tried(), each.gained());
          votes.merge(each.move(), more, Votes::and);
        }
      }
    }
    var first = new ArrayList<>(votes.values());
    first.sort(Votes.ORDER.reversed());
    Votes<M> leader = first.getFirst();
    return new Standing<>(leader.move, leader.tried - (first.size() > 1 ? first.get(1).tried : 0));
  }
}
