package dev.rulewright.simulator;

import com.sun.management.OperatingSystemMXBean;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.RunFolder;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What a batch adds to the rules: the same number of random games played by a bare loop, and as
/// `simulate --agents random --threads 1 --out` plays them, summed up and kept as a table. Moves
/// for each second of processor time are `moves` divided by `busy`.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 8, time = 2)
@State(Scope.Thread)
public class KeptGames {

  private static final Arm RANDOM = new Arm("base", Map.of("agents", "random"));

  @Param({"mission-combat", "starquest"})
  public String game = "";

  @Param("10000")
  public int games = 10_000;

  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);

  /// What was played so far.
  @AuxCounters
  @State(Scope.Thread)
  public static class Played {
    public long moves;

    /// Seconds of processor time, in all threads, for each second.
    public double busy;
  }

  @Benchmark
  public void bare(Played played) {
    double before = processorTime();
    played.moves += bare(KitBatchFactory.standard(game, "").batch(RANDOM, 1).game());
    played.busy += processorTime() - before;
  }

  private <P, M> long bare(Game<P, M> rules) {
    long decisions = 0;
    P position = rules.opening();
    for (int over = 0; over < games; ) {
      switch (rules.turn(position)) {
        case Turn.Decision<M>(Player _, Moves<M> moves) -> {
          position = rules.play(position, moves.get(random.nextLong(moves.size())));
          decisions++;
        }
        case Turn.Chance<M>(int _, Outcomes<M> outcomes) ->
            position =
                rules.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<M> _ -> {
          position = rules.opening();
          over++;
        }
      }
    }
    return decisions;
  }

  @Benchmark
  public void kept(Played played) throws IOException {
    double before = processorTime();
    var factory = KitBatchFactory.standard(game, "");
    var summary =
        new Summary.Collecting(
            factory.box().players().stream().map(Player::id).toList(), List.of());
    Path path = Files.createTempDirectory("kept");
    try (var folder =
        RunFolder.open(
            path,
            new Manifest(new TreeMap<>(), 1, new TreeMap<>(), ""),
            RunFolder.Start.ANEW,
            factory.columns(),
            Playing.on(new ThreadEngine(1), factory, 1, () -> false, (_, _) -> {}),
            System::nanoTime)) {
      folder.play(
          List.of(new Order(RANDOM, 0, games)),
          record -> {
            summary.accept(record);
            played.moves += record.moves();
          });
      folder.finish();
    }
    played.busy += processorTime() - before;
    for (String file : List.of("manifest.json", "games.csv", "games-columns.csv", "arms.csv")) {
      Files.delete(path.resolve(file));
    }
    Files.delete(path);
  }

  private static double processorTime() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
        * 1e-9;
  }
}
