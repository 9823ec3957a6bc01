package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.Move;
import dev.rulewright.kernel.Moves;
import java.util.Arrays;
import java.util.Objects;

/// Moves in a fixed order: first those of a main phase that have a small number, as bits, for such
/// lists are made by the million; then others. The chapters fill a list while it is made;
/// afterwards it does not change.
final class MoveList implements Moves<Move> {

  private static final Move[] NONE = {};

  private final Move[] numbered;
  private long numbers;
  private Move[] others = NONE;
  private int size;

  MoveList() {
    this(NONE);
  }

  /// @param numbered moves by number, see [MoveTable#numbered]
  MoveList(Move[] numbered) {
    this.numbered = numbered;
  }

  /// Adds the move of a number.
  void add(int number) {
    if (number < Long.SIZE) {
      numbers |= 1L << number;
    } else {
      add(numbered[number]);
    }
  }

  void add(Move move) {
    if (size == others.length) {
      others = Arrays.copyOf(others, 4 + 2 * size);
    }
    others[size++] = move;
  }

  @Override
  public long size() {
    return (long) Long.bitCount(numbers) + size;
  }

  @Override
  public Move get(long index) {
    Objects.checkIndex(index, size());
    long left = numbers;
    for (long i = 0; i < index && left != 0; i++) {
      left &= left - 1;
    }
    return left != 0
        ? numbered[Long.numberOfTrailingZeros(left)]
        : others[(int) index - Long.bitCount(numbers)];
  }
}
