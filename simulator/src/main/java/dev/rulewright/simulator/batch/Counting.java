package dev.rulewright.simulator.batch;

import dev.rulewright.simulator.chance.Fold;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Says what is counted in a game besides what every game has.
///
/// **Counting looks at positions and moves, not at the chronicle**, so that the rules do not have
/// to explain themselves while thousands of games are played.
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

  Tally<P, M> begin();

  static <P, M> Counting<P, M> nothing() {
    return listening(_ -> {});
  }

  /// Counts nothing and hands on every move and every outcome of chance.
  static <P, M> Counting<P, M> listening(Consumer<M> listener) {
    return new Counting<>() {
      @Override
      public List<Column> columns() {
        return List.of();
      }

      @Override
      public Tally<P, M> begin() {
        return (_, move, _) -> listener.accept(move);
      }
    };
  }

  /// What is added up over the moves of a game, for each column.
  ///
  /// @param sum is told every move and every outcome of chance; used by many threads
  static <P, M> Counting<P, M> sums(List<Column> columns, Sum<P, M> sum) {
    List<Column> each = List.copyOf(columns);
    return new Counting<>() {
      @Override
      public List<Column> columns() {
        return each;
      }

      @Override
      public Tally<P, M> begin() {
        long[] counts = new long[each.size()];
        return new Tally<>() {
          @Override
          public void count(P before, M move, P after) {
            sum.add(before, move, after, counts);
          }

          @Override
          public List<Long> counts(P end) {
            return Arrays.stream(counts).boxed().toList();
          }
        };
      }
    };
  }

  /// Adds what a move counts for to the counts, which are in the order of the columns.
  interface Sum<P, M> {
    void add(P before, M move, P after, long[] counts);
  }

  /// This and something else, in this order of columns. Turns and fingerprints are those of this,
  /// so that watching more does not change the course of a game.
  default Counting<P, M> and(Counting<P, M> more) {
    return new Joined<>(this, more);
  }

  /// Two things counted in the same games.
  record Joined<P, M>(Counting<P, M> first, Counting<P, M> second) implements Counting<P, M> {

    @Override
    public List<Column> columns() {
      return Stream.concat(first.columns().stream(), second.columns().stream()).toList();
    }

    @Override
    public long fingerprint(M move) {
      return first.fingerprint(move);
    }

    @Override
    public Tally<P, M> begin() {
      Tally<P, M> one = first.begin();
      Tally<P, M> other = second.begin();
      return new Tally<>() {
        @Override
        public void count(P before, M move, P after) {
          one.count(before, move, after);
          other.count(before, move, after);
        }

        @Override
        public long turns(P end) {
          return one.turns(end);
        }

        @Override
        public List<Long> counts(P end) {
          return Stream.concat(one.counts(end).stream(), other.counts(end).stream()).toList();
        }
      };
    }
  }

  /// The count of one game, used by one thread.
  interface Tally<P, M> {

    /// Takes in a move or an outcome of chance.
    ///
    /// @param before the position in which it was played
    /// @param after the position that it led to
    void count(P before, M move, P after);

    /// The number of turns begun when play ended in a position; asked of the first of those that
    /// are [joined][Counting#and] only.
    default long turns(P end) {
      return 0;
    }

    /// The counts when play ended in a position, in the order of [#columns]; by default none.
    default List<Long> counts(P end) {
      return List.of();
    }
  }
}
