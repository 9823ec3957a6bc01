package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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

  /// The moves in order, but of many that are [alike][#alikeUntil] only some: in even steps, the
  /// first and the last among them. Equal lists give equal moves.
  ///
  /// @param most moves out of those that are alike, at least 1
  default List<M> thinned(int most) {
    var some = new ArrayList<M>();
    for (long from = 0; from < size(); ) {
      long alike = alikeUntil(from) - from;
      long tried = Math.min(alike, most);
      for (long i = 0; i < tried; i++) {
        some.add(get(from + step(i, tried, alike)));
      }
      from += alike;
    }
    return some;
  }

  /// The index of one of a few steps that go evenly from 0 to the last of so many.
  static long step(long step, long steps, long many) {
    return steps == 1 ? 0 : step * (many - 1) / (steps - 1);
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
