package dev.rulewright.simulator.batch;

import java.util.List;

/// Says what is counted in a game besides what every game has.
///
/// **Counting looks at positions and moves, not at the chronicle**, so that the rules do not have
/// to explain themselves while thousands of games are played.
///
/// @param <P> positions of the game
/// @param <M> moves of the game
public interface Counting<P, M> {

  /// The columns, at least none.
  List<Column> columns();

  /// A new count for one game.
  Tally<P, M> begin();

  /// This and something else, in this order of columns.
  default Counting<P, M> and(Counting<P, M> more) {
    return new JoinedCounting<>(this, more);
  }

  /// The count of one game, used by one thread.
  interface Tally<P, M> {

    /// Takes in a move or an outcome of chance.
    ///
    /// @param before the position in which it was played
    /// @param after the position that it led to
    void count(P before, M move, P after);

    /// The number of turns begun when play ended in a position.
    long turns(P end);

    /// The counts when play ended in a position, in the order of [#columns].
    List<Long> counts(P end);
  }
}
