package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import java.util.List;

/// A position in a play.
///
/// @param listed the moves or outcomes to choose from; none when play is over
/// @param before the moves that led here, outcomes of chance included
/// @param past the positions that play came by, as they were then
record Step<P, M>(P position, Turn<M> turn, List<M> listed, List<M> before, List<Memory<P>> past) {

  static <P, M> Step<P, M> of(Game<P, M> game, P position, List<M> before, List<Memory<P>> past) {
    Turn<M> turn = game.turn(position);
    return new Step<>(position, turn, listed(turn), before, past);
  }

  boolean isOver() {
    return turn instanceof Turn.Over<M>;
  }

  static <M> List<M> listed(Turn<M> turn) {
    return turn.choices().stream().toList();
  }

  /// A position as it was when play came by.
  record Memory<P>(P position, int hash, String text) {}
}
