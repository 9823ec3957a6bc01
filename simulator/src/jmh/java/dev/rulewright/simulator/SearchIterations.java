package dev.rulewright.simulator;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.missioncombat.MissionDeterminization;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.openjdk.jmh.annotations.Warmup;

/// Choices by tree search from nothing in 200 positions from the middle of games between greedy
/// agents (turns 5 to 30, at least ten moves to choose from), on one core.
///
/// Iterations per second of processor time are `iterations / busy`, where `busy` is the processor
/// time of the searching thread in seconds; garbage collection runs on other threads. Both are sums
/// over all measured iterations of the benchmark.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 5)
@Measurement(iterations = 4, time = 5)
@State(Scope.Thread)
public class SearchIterations {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @Param({"1000", "10000"})
  public int budget = 1000;

  private final MissionCombat combat = MissionCombat.standard();
  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
  private final List<Position> positions = new ArrayList<>();
  private Agent<Position, Move> agent = GreedyAgent.by(new MissionEvaluation(combat));
  private int next;

  /// What was counted.
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Spent {
    public double iterations;
    public double busy;
  }

  @Setup
  public void playToTheMiddle() {
    Position position = combat.opening();
    while (positions.size() < 200) {
      switch (combat.turn(position)) {
        case Turn.Decision<Move>(Player _, Moves<Move> moves) -> {
          boolean middle = position.turn() >= 5 && position.turn() <= 30 && moves.size() >= 10;
          if (middle && random.nextInt(10) == 0) {
            positions.add(position);
          }
          position = combat.play(position, agent.choose(view(position), random));
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                combat.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = combat.opening();
      }
    }
    agent =
        AgentCatalogue.standard()
            .make(
                AgentSpec.parse("ismcts:iterations=" + budget, Place.of("benchmark")),
                new Knowledge<>(
                    combat, new MissionEvaluation(combat), new MissionDeterminization(combat)));
  }

  private View<Position, Move> view(Position position) {
    if (!(combat.turn(position) instanceof Turn.Decision<Move> decision)) {
      throw new IllegalStateException("nobody decides in " + position);
    }
    return new View<>(combat, position, decision);
  }

  @Benchmark
  public Move choose(Spent spent) {
    long before = THREADS.getCurrentThreadCpuTime();
    Move move = agent.choose(view(positions.get(next++ % positions.size())), random);
    spent.busy += (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
    spent.iterations += budget;
    return move;
  }
}
