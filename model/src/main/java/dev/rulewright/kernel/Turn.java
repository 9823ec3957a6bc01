package dev.rulewright.kernel;

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

  /// The number of moves or outcomes in the list; 0 when play is over.
  default long choices() {
    return switch (this) {
      case Decision<M>(var _, var moves) -> moves.size();
      case Chance<M>(var _, var outcomes) -> outcomes.size();
      case Over<M> _ -> 0;
    };
  }
}
