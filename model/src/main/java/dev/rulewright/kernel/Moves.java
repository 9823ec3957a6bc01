package dev.rulewright.kernel;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// A fixed sequence of moves, counted at once and made one by one.
///
/// **A list of moves is counted, not filled**, because a single attack can be split in thousands of
/// ways: whoever wants one move at random pays for one move.
///
/// **Lists that are equal hold equal moves in the same order.** A list need not be equal to every
/// such list, or to any but itself; one that is saves those work who keep something for each list.
///
/// @param <M> the moves of the game
public interface Moves<M> extends Iterable<M> {

  /// The number of moves.
  long size();

  /// The move at an index.
  ///
  /// @param index from 0 to [#size] - 1
  /// @throws IndexOutOfBoundsException for any other index
  M get(long index);

  /// Where the moves that are much like the one at an index end: those from there to the end differ
  /// in small things only, such as how damage is split. Whoever cannot try all moves tries some of
  /// each such group.
  ///
  /// @param index from 0 to [#size] - 1
  /// @return an index greater than the given one, at most [#size]
  default long alikeUntil(long index) {
    return index + 1;
  }

  /// The moves in order.
  default Stream<M> stream() {
    return LongStream.range(0, size()).mapToObj(this::get);
  }

  @Override
  default Iterator<M> iterator() {
    return new Iterator<>() {
      private long next;

      @Override
      public boolean hasNext() {
        return next < size();
      }

      @Override
      public M next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return get(next++);
      }
    };
  }
}
