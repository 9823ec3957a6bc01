package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import java.util.List;
import java.util.Map;

/// Which positions of a game count as one, and how they are kept in few bytes.
///
/// Positions that an encoding does not tell apart must allow the same moves up to a renaming, and
/// lead to positions that it does not tell apart either.
///
/// @param <P> positions
public interface Encoding<P> {

  /// The encoding of any game, by its text form: exact, and slow.
  static <P> Encoding<P> byNotation(Game<P, ?> game) {
    return new NotationEncoding<>(game.rulebook().game(), game.notation());
  }

  /// What an exploration depends on besides its starts, such as the reading and the data, by name.
  /// An exploration can be resumed only with the same.
  Map<String, String> identity();

  /// What is not told apart and therefore out of sight, one sentence each.
  List<String> forgets();

  /// A new worker for one thread.
  Coder<P> coder();
}
