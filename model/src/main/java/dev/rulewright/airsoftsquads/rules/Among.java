package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.kernel.Moves;
import java.util.List;
import java.util.function.Predicate;

/// Those of some moves that are legal.
///
/// @param all at most 64 moves
/// @param legal a bit for each of them
record Among(List<Move> all, long legal) implements Moves<Move> {

  /// The moves that fulfil a condition.
  static Among of(List<Move> all, Predicate<Move> isLegal) {
    long legal = 0;
    for (int i = 0; i < all.size(); i++) {
      if (isLegal.test(all.get(i))) {
        legal |= 1L << i;
      }
    }
    return new Among(all, legal);
  }

  @Override
  public long size() {
    return Long.bitCount(legal);
  }

  @Override
  public Move get(long index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException("move " + index + " of " + size());
    }
    long left = legal;
    for (long i = 0; i < index; i++) {
      left &= left - 1;
    }
    return all.get(Long.numberOfTrailingZeros(left));
  }
}
