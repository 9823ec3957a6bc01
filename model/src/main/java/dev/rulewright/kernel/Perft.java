package dev.rulewright.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/// Counts the ways play can go on, the standard check of a move list.
///
/// `perft(p, 0) = 1`; in a decision, `perft(p, d)` is the sum over the listed moves of `perft(next,
/// d - 1)`; in a chance position it is the sum over the distinct outcomes at the same `d`; in a
/// finished play it is 0 for `d > 0`. The last ply is counted from the list alone.
public final class Perft {

  private Perft() {}

  /// The number of ways to go on for a number of decisions.
  ///
  /// @param depth decisions to make, at least 0
  public static <P, M> long count(Game<P, M> game, P position, int depth) {
    if (depth == 0) {
      return 1;
    }
    Turn<M> turn = game.turn(position);
    int left = left(turn, depth);
    return turn instanceof Turn.Decision<M> && left == 0
        ? turn.choices().size()
        : sum(game, position, turn.choices(), left);
  }

  /// Decisions to make after this one; outcomes of chance are none.
  private static int left(Turn<?> turn, int depth) {
    return turn instanceof Turn.Decision<?> ? depth - 1 : depth;
  }

  private static <P, M> long sum(Game<P, M> game, P position, Moves<M> moves, int depth) {
    long sum = 0;
    for (long i = 0, n = moves.size(); i < n; i++) {
      sum += count(game, game.play(position, moves.get(i)), depth);
    }
    return sum;
  }

  /// The count of each move or outcome of a position, in the order of the list; their sum is
  /// [#count] of the same depth.
  ///
  /// @param depth decisions to make, at least 1
  public static <P, M> Map<M, Long> divide(Game<P, M> game, P position, int depth) {
    var counts = new LinkedHashMap<M, Long>();
    Turn<M> turn = game.turn(position);
    int left = left(turn, depth);
    turn.choices().forEach(move -> counts.put(move, count(game, game.play(position, move), left)));
    return counts;
  }
}
