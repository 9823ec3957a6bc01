package dev.rulewright.simulator.divergence;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The continuations of a pair of positions: what can be done under both readings, or what only one
/// allows.
///
/// @param moves each move that both allow, in the words of each; empty if there is a difference
/// @param difference the first move that only one reading allows, or outcome of chance that has
///   another weight; null if there is none
/// @param <M> moves
record Matched<M>(List<Pair<M>> moves, @Nullable Difference<M> difference) {

  static <M> Matched<M> all(List<Pair<M>> moves) {
    return new Matched<>(moves, null);
  }

  static <M> Matched<M> not(Difference<M> difference) {
    return new Matched<>(List.of(), difference);
  }
}
