package dev.rulewright.spark;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/// Random play of the game as it ships, whatever an arm changes; only the arm [#FAILING] has agents
/// that fail now and then.
record RandomMission() implements BatchFactory {

  static final Arm FAILING = new Arm("failing", new TreeMap<>());

  @Override
  public Batch<?, ?> batch(Arm arm, long seed) {
    Agent<Position, Move> agent = arm.equals(FAILING) ? new Failing() : new RandomAgent<>();
    return new Batch<>(MissionCombat.standard(), new MissionCounting(), List.of(agent, agent), seed)
        .ofArm(arm.name());
  }

  /// Fails in about one game of a hundred.
  private static final class Failing implements Agent<Position, Move> {
    @Override
    public Move choose(View<Position, Move> view, RandomGenerator random) {
      if (random.nextInt(10_000) == 0) {
        throw new ArithmeticException("no idea");
      }
      return new RandomAgent<Position, Move>().choose(view, random);
    }
  }
}
