package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Moves;
import dev.rulewright.pocketmodel.Move;
import java.util.Objects;
import java.util.function.IntFunction;

/// Moves of which the number is known and each is made when it is asked for.
record Listed(long size, IntFunction<Move> move) implements Moves<Move> {
  @Override
  public Move get(long index) {
    return move.apply(Objects.checkIndex((int) index, (int) size));
  }
}
