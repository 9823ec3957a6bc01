package dev.rulewright.kernel;

import java.util.List;
import java.util.function.LongUnaryOperator;

/// What a position waits for.
///
/// @param <M> the moves of the game
public sealed interface Turn<M> {

  /// One player chooses one of the moves.
  ///
  /// @param moves never empty, without duplicates, in a fixed order
  record Decision<M>(Player player, Moves<M> moves) implements Turn<M> {}

  /// Chance decides.
  ///
  /// @param source index into [Game#chanceSources]
  /// @param outcomes never empty; every weight is positive
  record Chance<M>(int source, Outcomes<M> outcomes) implements Turn<M> {}

  /// Play is over.
  record Over<M>(Result result) implements Turn<M> {}

  /// What there is to choose, or to draw; nothing when play is over.
  default Moves<M> choices() {
    return switch (this) {
      case Decision<M>(var _, var moves) -> moves;
      case Chance<M>(var _, var outcomes) -> outcomes;
      case Over<M> _ -> Outcomes.of(List.of());
    };
  }

  /// One of them by chance: each move with the same probability, outcomes by their weights.
  ///
  /// @param below a random number from 0 to below the number given
  /// @throws IllegalArgumentException if play is over
  default M atRandom(LongUnaryOperator below) {
    return this instanceof Chance<M>(var _, var outcomes)
        ? outcomes.drawn(below.applyAsLong(outcomes.totalWeight()))
        : choices().get(below.applyAsLong(choices().size()));
  }
}
