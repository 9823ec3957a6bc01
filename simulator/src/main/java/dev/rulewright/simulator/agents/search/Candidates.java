package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Moves;
import java.util.Arrays;

/// The moves of a list that are worth a try: all, but of many that are [alike][Moves#alikeUntil]
/// only some, in even steps, the first and the last among them. The same list always gives the same
/// candidates. Used again and again by one thread.
final class Candidates<M> {

  private final int most;
  private Object[] moves = new Object[64];
  private int size;

  /// @param most candidates out of moves that are alike
  Candidates(int most) {
    this.most = most;
  }

  /// The candidates of a list, until the next list is asked for.
  Candidates<M> of(Moves<M> list) {
    size = 0;
    long length = list.size();
    for (long from = 0; from < length; ) {
      long to = list.alikeUntil(from);
      long alike = to - from;
      long tried = Math.min(alike, most);
      for (long i = 0; i < tried; i++) {
        add(list.get(tried == 1 ? from : from + i * (alike - 1) / (tried - 1)));
      }
      from = to;
    }
    return this;
  }

  private void add(M move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
  }

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked") // only moves are added
  M get(int index) {
    return (M) moves[index];
  }
}
