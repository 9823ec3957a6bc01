package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Game;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Knowledge;

/// What agents are told about *Mission: Combat!*.
public final class MissionKnowledge {

  private MissionKnowledge() {}

  /// About the game as its rules are.
  public static Knowledge<Position, Move> of(MissionCombat combat) {
    return of(combat, combat);
  }

  /// About a game that leaves moves of these rules out.
  public static Knowledge<Position, Move> of(Game<Position, Move> played, MissionCombat combat) {
    return new Knowledge<>(
        played, new MissionEvaluation(combat), new MissionDeterminization(combat));
  }
}
