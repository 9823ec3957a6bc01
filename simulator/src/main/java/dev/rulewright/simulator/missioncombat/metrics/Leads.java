package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.Arrays;
import java.util.List;

/// Follows who is ahead: at the end of every turn, whoever has more defence on the board, added up
/// from the cards. A lead of equal strength is nobody's.
record Leads() implements Counting<Position, Move> {

  private static final List<Column> COLUMNS = Column.shipped(Leads.class, "lead-columns.csv");

  @Override
  public List<Column> columns() {
    return COLUMNS;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new LeadsTally();
  }

  private static final class LeadsTally implements Tally<Position, Move> {
    /// By turn, the lead of the Marines at its end; turn 0 is the set-up.
    private int[] leads = new int[64];

    private int turns;

    @Override
    public void count(Position before, Move move, Position after) {
      if (after.turn() > before.turn()) {
        keep(before.turn(), lead(after));
      }
    }

    private void keep(int turn, int lead) {
      if (turn >= leads.length) {
        leads = Arrays.copyOf(leads, 2 * turn);
      }
      leads[turn] = lead;
      turns = turn;
    }

    @Override
    public List<Long> counts(Position end) {
      keep(end.turn(), lead(end));
      return List.of(changes(), aheadSince(end), largestDeficit(end));
    }

    private long changes() {
      int leader = 0;
      long changes = 0;
      for (int turn = 0; turn <= turns; turn++) {
        int now = Integer.signum(leads[turn]);
        changes += now != 0 && now == -leader ? 1 : 0;
        leader = now == 0 ? leader : now;
      }
      return changes;
    }

    private long aheadSince(Position end) {
      int winner = winner(end);
      int turn = turns;
      while (turn > 0 && winner * leads[turn - 1] > 0) {
        turn--;
      }
      return winner == 0 ? 0 : turn;
    }

    private long largestDeficit(Position end) {
      int winner = winner(end);
      long deficit = 0;
      for (int turn = 0; turn <= turns; turn++) {
        deficit = Math.max(deficit, (long) -winner * leads[turn]);
      }
      return deficit;
    }

    /// 1 for the Marines, -1 for the Portalists, 0 for nobody.
    private static int winner(Position end) {
      if (end.stage() instanceof Stage.Over(Result result) && !result.isDraw()) {
        return result.winners().contains(Faction.MARINES) ? 1 : -1;
      }
      return 0;
    }

    private static int lead(Position position) {
      return defence(position.side(Faction.MARINES)) - defence(position.side(Faction.PORTALISTS));
    }

    private static int defence(Side side) {
      int defence = 0;
      for (int i = 0; i < side.unitCount(); i++) {
        defence += side.unit(i).card().defence();
      }
      return defence;
    }
  }
}
