package dev.rulewright.simulator.restriction;

import dev.rulewright.kernel.Moves;
import java.util.Arrays;
import java.util.function.Predicate;

/// The moves of a list that are not banned, in their order, still counted and not made: what
/// differs in numbers only is banned or left as a whole.
final class MovesLeft<M> implements Moves<M> {

  private final Moves<M> all;

  /// Runs of moves that are left: where each begins in the whole list, and in this one.
  private long[] from = new long[8];

  private long[] at = new long[8];
  private int runs;
  private long size;

  private MovesLeft(Moves<M> all) {
    this.all = all;
  }

  /// The moves that are not banned.
  ///
  /// @return the very same list if nothing in it is banned, or everything
  static <M> Moves<M> of(Moves<M> all, Predicate<M> banned) {
    var left = new MovesLeft<>(all);
    boolean open = false;
    for (long i = 0; i < all.size(); ) {
      long end = all.alikeUntil(i);
      if (banned.test(all.get(i))) {
        open = false;
      } else {
        if (!open) {
          left.begin(i);
        }
        open = true;
        left.size += end - i;
      }
      i = end;
    }
    return left.size == 0 || left.size == all.size() ? all : left;
  }

  private void begin(long index) {
    if (runs == from.length) {
      from = Arrays.copyOf(from, 2 * runs);
      at = Arrays.copyOf(at, 2 * runs);
    }
    from[runs] = index;
    at[runs++] = size;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public M get(long index) {
    return all.get(inAll(index));
  }

  @Override
  public long alikeUntil(long index) {
    long whole = inAll(index);
    return index + all.alikeUntil(whole) - whole;
  }

  private long inAll(long index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("move " + index + " of " + size);
    }
    int run = runs - 1;
    while (at[run] > index) {
      run--;
    }
    return from[run] + index - at[run];
  }
}
