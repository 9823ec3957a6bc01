package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;

/// Counts how often each faction came into each area: units that moved there or were played there,
/// the set-up left out.
final class AreaUse {

  private AreaUse() {}

  static String heading(Faction faction, Area area) {
    return (faction + "_entered_" + area.id()).replace('-', '_');
  }

  static Counting<Position, Move> of(Board board) {
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
    return Counting.sums(
        columns,
        (before, move, _, counts) -> {
          int first = before.mover().ordinal() * board.areas().size();
          if (move instanceof Move.MoveUnit unit) {
            counts[first + unit.to().index()]++;
          } else if (move instanceof Move.PlayUnit unit) {
            counts[first + unit.area().index()]++;
          }
        });
  }
}
