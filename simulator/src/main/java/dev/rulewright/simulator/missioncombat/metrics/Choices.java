package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.List;

/// Counts between how many moves the players chose; divided by the decisions that is the branching
/// factor of the game.
record Choices(Game<Position, Move> game) implements Counting<Position, Move> {

  private static final List<Column> COLUMNS =
      List.of(
          new Column("choices", "moves", "legal moves listed in all decisions together"),
          new Column("forced", "decisions", "decisions in which only one move was legal"));

  @Override
  public List<Column> columns() {
    return COLUMNS;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new ChoicesTally();
  }

  private final class ChoicesTally implements Tally<Position, Move> {
    private long choices;
    private long forced;

    @Override
    public void count(Position before, Move move, Position after) {
      if (game.turn(before) instanceof Turn.Decision<Move> decision) {
        long moves = decision.moves().size();
        choices += moves;
        forced += moves == 1 ? 1 : 0;
      }
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      return List.of(choices, forced);
    }
  }
}
