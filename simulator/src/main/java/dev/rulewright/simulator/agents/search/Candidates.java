package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Moves;
import java.util.ArrayList;
import java.util.List;

/// Which moves of a list are worth a try: all, but of many that are [alike][Moves#alikeUntil] only
/// some, in even steps, the first and the last among them. The same list always gives the same
/// candidates.
///
/// @param most candidates out of moves that are alike
record Candidates(int most) {

  /// The candidates of a list, in its order.
  <M> List<M> of(Moves<M> list) {
    var moves = new ArrayList<M>();
    long length = list.size();
    for (long from = 0; from < length; ) {
      long to = list.alikeUntil(from);
      long alike = to - from;
      long tried = Math.min(alike, most);
      for (long i = 0; i < tried; i++) {
        moves.add(list.get(tried == 1 ? from : from + i * (alike - 1) / (tried - 1)));
      }
      from = to;
    }
    return moves;
  }
}
