package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Counts how often each faction came into each area: units that moved there or were played there,
/// the set-up left out.
record AreaUse(Board board) implements Counting<Position, Move> {

  @Override
  public List<Column> columns() {
    var columns = new ArrayList<Column>();
    for (Faction faction : Faction.values()) {
      for (Area area : board.areas()) {
        columns.add(
            new Column(
                heading(faction, area),
                "units",
                "%s: units moved or played into %s".formatted(faction, area.id())));
      }
    }
    return List.copyOf(columns);
  }

  static String heading(Faction faction, Area area) {
    return (faction + "_entered_" + area.id()).replace('-', '_');
  }

  @Override
  public Tally<Position, Move> begin() {
    return new AreaTally();
  }

  private final class AreaTally implements Tally<Position, Move> {
    private final long[] counts = new long[Faction.values().length * board.areas().size()];

    @Override
    public void count(Position before, Move move, Position after) {
      if (move instanceof Move.MoveUnit unit) {
        add(before.mover(), unit.to());
      } else if (move instanceof Move.PlayUnit unit) {
        add(before.mover(), unit.area());
      }
    }

    private void add(Faction faction, Area area) {
      counts[faction.ordinal() * board.areas().size() + board.areas().indexOf(area)]++;
    }

    @Override
    public List<Long> counts(Position end) {
      return Arrays.stream(counts).boxed().toList();
    }
  }
}
