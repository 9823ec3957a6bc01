package tokenrace;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.List;

/// Counts throws of the die, all together and those that lost the pot.
public record RaceCounting() implements Counting<RacePosition, RaceMove> {

  @Override
  public List<Column> columns() {
    return List.of(
        new Column("rolls", "throws", "throws of the die"),
        new Column("ones", "throws", "throws that lost the pot"));
  }

  @Override
  public Tally<RacePosition, RaceMove> begin() {
    return new Tally<>() {
      private long rolls;
      private long ones;

      @Override
      public void count(RacePosition before, RaceMove move, RacePosition after) {
        if (move instanceof RaceMove.Rolled(int points)) {
          rolls++;
          ones += points == 1 ? 1 : 0;
        }
      }

      @Override
      public long turns(RacePosition end) {
        return end.turn();
      }

      @Override
      public List<Long> counts(RacePosition end) {
        return List.of(rolls, ones);
      }
    };
  }
}
