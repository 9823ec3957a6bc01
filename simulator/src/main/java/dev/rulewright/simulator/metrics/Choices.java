package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.List;

/// Counts between how many moves the players chose; divided by the decisions that is the branching
/// factor of the game.
record Choices<P, M>(Game<P, M> game) implements Counting<P, M> {

  private static final List<Column> COLUMNS =
      List.of(
          new Column("choices", "moves", "legal moves listed in all decisions together"),
          new Column("forced", "decisions", "decisions in which only one move was legal"));

  @Override
  public List<Column> columns() {
    return COLUMNS;
  }

  @Override
  public Tally<P, M> begin() {
    return new ChoicesTally();
  }

  private final class ChoicesTally implements Tally<P, M> {
    private long choices;
    private long forced;

    @Override
    public void count(P before, M move, P after) {
      if (game.turn(before) instanceof Turn.Decision<M> decision) {
        long moves = decision.moves().size();
        choices += moves;
        forced += moves == 1 ? 1 : 0;
      }
    }

    @Override
    public List<Long> counts(P end) {
      return List.of(choices, forced);
    }
  }
}
