package dev.rulewright.simulator;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/// Whole games between agents, counted as in a batch, on two threads.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Threads(2)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 4, time = 5)
@State(Scope.Thread)
public class GamesPerSecond {

  @Param({"random-random", "greedy-random", "random-greedy", "greedy-greedy"})
  public String agents = "";

  private final MissionCombat combat = MissionCombat.standard();
  private List<Agent<Position, Move>> seats = List.of();
  private long number;

  @Setup
  public void seat() {
    String[] names = agents.split("-", -1);
    seats = List.of(agent(names[0]), agent(names[1]));
  }

  private Agent<Position, Move> agent(String name) {
    return name.equals("random")
        ? new RandomAgent<>()
        : GreedyAgent.by(new MissionEvaluation(combat));
  }

  @Benchmark
  public GameRecord game() {
    return new Batch<>(combat, new MissionCounting(), seats, 1).play(number++);
  }
}
