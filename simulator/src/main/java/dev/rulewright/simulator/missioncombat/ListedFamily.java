package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import java.util.List;

/// Starts that are listed one by one; each is a group of its own, so that what the players remember
/// of one play is not mistaken for another's.
record ListedFamily(String name, int longest, List<Pair<Position>> starts)
    implements Starts.Family<Position> {

  @Override
  public int groups() {
    return starts.size();
  }

  @Override
  public List<Pair<Position>> group(int group) {
    return List.of(starts.get(group));
  }
}
