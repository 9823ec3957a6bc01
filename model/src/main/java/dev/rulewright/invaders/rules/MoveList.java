package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.Move;
import dev.rulewright.kernel.Moves;
import java.util.Arrays;
import java.util.Objects;

/// Moves in a fixed order. The chapters fill a list while it is made; afterwards it does not
/// change.
final class MoveList implements Moves<Move> {

  private Move[] moves = new Move[12];
  private int size;

  void add(Move move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public Move get(long index) {
    return moves[Objects.checkIndex((int) index, size)];
  }
}
