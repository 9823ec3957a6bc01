package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.List;

/// Counts between how many moves the players chose; divided by the decisions that is the branching
/// factor of the game.
final class Choices {

  private static final List<Column> COLUMNS =
      List.of(
          new Column("choices", "moves", "legal moves listed in all decisions together"),
          new Column("forced", "decisions", "decisions in which only one move was legal"));

  private Choices() {}

  static <P, M> Counting<P, M> of(Game<P, M> game) {
    return Counting.sums(
        COLUMNS,
        (before, _, _, counts) -> {
          if (game.turn(before) instanceof Turn.Decision<M> decision) {
            long moves = decision.moves().size();
            counts[0] += moves;
            counts[1] += moves == 1 ? 1 : 0;
          }
        });
  }
}
