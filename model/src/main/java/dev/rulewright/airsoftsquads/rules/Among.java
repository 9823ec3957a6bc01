package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.kernel.Moves;
import java.util.List;

/// Those of a few moves that are legal.
///
/// @param all at most [#MOST] moves
/// @param legal a bit for each of them
record Among(List<Move> all, long legal) implements Moves<Move> {

  /// The most moves of which some may be legal.
  static final int MOST = Long.SIZE;

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
