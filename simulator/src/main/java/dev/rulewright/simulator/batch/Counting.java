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

  /// A number that stands for a move or an outcome in [GameRecord#course]: the same for equal
  /// moves, on every machine and in every process, and as good as always another one for another
  /// move. By default it is made from the text of the move, which takes about a microsecond; an
  /// identity hash code, such as that of an enum, would not do.
  default long fingerprint(M move) {
    return Fold.ofText(move.toString());
  }

  /// A new count for one game.
  Tally<P, M> begin();

  /// Counts nothing.
  static <P, M> Counting<P, M> nothing() {
    return new Listening<>(_ -> {});
  }

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
