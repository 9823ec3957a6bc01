package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.missioncombat.MissionCounting;

/// Everything that is counted about a game of *Mission: Combat!*.
///
/// **It has its price**: every list of moves is made once more to be counted, and every move is
/// played once more to hear its clauses. That is nothing beside agents that think, and doubles the
/// time of those that do not; so it is asked for, never the default.
public final class MissionMetrics {

  private MissionMetrics() {}

  /// What is always counted, then choices, leads, cards, areas and clauses.
  public static Counting<Position, Move> of(MissionCombat combat) {
    return of(combat, combat.material());
  }

  /// The same in a game that leaves moves of these rules out.
  public static Counting<Position, Move> of(Game<Position, Move> game, Material material) {
    return new MissionCounting()
        .and(new Choices(game))
        .and(new Leads())
        .and(new CardUse(material))
        .and(new AreaUse(material.board()))
        .and(new ClauseUse(game));
  }
}
