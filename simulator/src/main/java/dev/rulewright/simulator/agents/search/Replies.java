package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Moves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// The moves of an opponent at a node, for each hand that was imagined there.
///
/// **Hands that allow the same moves share a list**, so that moves are made, looked up and put in
/// order once for all of them.
final class Replies<P, M> {

  private static final int MOST_LISTS = 256;

  private final Map<M, Node<P, M>> byMove = new HashMap<>();
  private final Map<Moves<M>, List<Node<P, M>>> byList = new HashMap<>();

  /// The moves of a list that are worth a try, those first that are worth least to the searching
  /// player.
  ///
  /// @param alike how many are worth a try of those that are alike, see [Moves#thinned]
  /// @param prior what a move that was not met before seems to be worth
  List<Node<P, M>> to(Moves<M> list, int alike, ToDoubleFunction<M> prior) {
    List<Node<P, M>> known = byList.get(list);
    if (known != null) {
      return known;
    }
    var nodes = new ArrayList<Node<P, M>>();
    for (M move : list.thinned(alike)) {
      nodes.add(byMove.computeIfAbsent(move, each -> Node.after(each, prior.applyAsDouble(each))));
    }
    nodes.sort((one, other) -> Double.compare(one.prior(), other.prior()));
    if (byList.size() < MOST_LISTS) {
      byList.put(list, nodes);
    }
    return nodes;
  }
}
