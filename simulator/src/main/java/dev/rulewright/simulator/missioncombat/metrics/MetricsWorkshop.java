package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Workshop;
import dev.rulewright.simulator.missioncombat.settings.MissionWorkshop;
import java.util.SortedMap;
import java.util.TreeMap;

/// Makes the same games as another workshop and counts everything in them, see [MissionMetrics].
///
/// @param settings makes the games
public record MetricsWorkshop(MissionWorkshop settings) implements Workshop {

  @Override
  public Batch<Position, Move> batch(Arm arm, long seed) {
    Batch<Position, Move> batch = settings.batch(arm, seed);
    return batch.counting(MissionMetrics.of(batch.game(), settings.material(arm)));
  }

  @Override
  public SortedMap<String, String> identity() {
    return counted(settings.identity());
  }

  /// The same with the numbers that an arm plays with.
  public SortedMap<String, String> identity(Arm arm) {
    return counted(settings.identity(arm));
  }

  private static SortedMap<String, String> counted(SortedMap<String, String> identity) {
    var more = new TreeMap<>(identity);
    more.put("counted", "metrics");
    return more;
  }
}
