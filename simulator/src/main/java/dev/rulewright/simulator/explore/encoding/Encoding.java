package dev.rulewright.simulator.explore.encoding;

import dev.rulewright.kernel.Game;
import java.util.Map;

/// A form of the positions of a game in few bytes, in which some of them may count as one.
///
/// Positions that an encoding does not tell apart must allow the same moves up to a renaming, and
/// lead to positions that it does not tell apart either.
public interface Encoding<P> {

  /// The encoding of any game, by its text form: exact, and slow.
  static <P> Encoding<P> byNotation(Game<P, ?> game) {
    return new NotationEncoding<>(game.rulebook().game(), game.notation());
  }

  /// What an exploration depends on besides its starts, such as the reading and the data, by name.
  /// An exploration can be resumed only with the same.
  Map<String, String> identity();

  /// The same telling turns apart by their number, so that play ends with the last one.
  default Encoding<P> countingTurns() {
    return this;
  }

  /// A new worker for one thread.
  Coder<P> coder();
}
