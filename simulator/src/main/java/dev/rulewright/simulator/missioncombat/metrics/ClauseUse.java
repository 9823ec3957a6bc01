package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Counts how often each clause made something happen: the events that cite it.
record ClauseUse(Game<Position, Move> game) implements Counting<Position, Move> {

  private static final List<Column> COLUMNS =
      Arrays.stream(MissionClause.values()).map(ClauseUse::column).toList();

  private static Column column(MissionClause clause) {
    return new Column(heading(clause), "events", "events that cite " + clause.id());
  }

  /// The heading of the column for a clause.
  static String heading(MissionClause clause) {
    return "clause_" + clause.id().toLowerCase(Locale.ROOT).replace('-', '_');
  }

  @Override
  public List<Column> columns() {
    return COLUMNS;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new ClauseTally();
  }

  private final class ClauseTally implements Tally<Position, Move> {
    private final long[] counts = new long[MissionClause.values().length];

    @Override
    public void count(Position before, Move move, Position after) {
      game.play(before, move, this::add);
    }

    private void add(Event event) {
      for (Clause clause : event.clauses()) {
        counts[((MissionClause) clause).ordinal()]++;
      }
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      return Arrays.stream(counts).boxed().toList();
    }
  }
}
