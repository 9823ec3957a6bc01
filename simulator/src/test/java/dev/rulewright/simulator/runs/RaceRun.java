package dev.rulewright.simulator.runs;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import tokenrace.RaceCounting;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

/// A run of two arms that asks twice, the second time for what it learnt from the first; also a
/// program, to be killed.
final class RaceRun {

  static final int FIRST = 1500;
  static final long SEED = 11;
  static final Arm SLOW = new Arm("slow", Map.of("pondering", "1000"));
  static final Manifest MANIFEST =
      new Manifest(asked("a race"), SEED, new TreeMap<>(Map.of("data", "d1")), "race --seed 11");

  private RaceRun() {}

  static SortedMap<String, String> asked(String experiment) {
    return new TreeMap<>(Map.of("experiment", experiment));
  }

  /// Takes the folder.
  public static void main(String... arguments) throws IOException {
    try (var folder = opened(Path.of(arguments[0]), MANIFEST, RunFolder.Start.RESUME, 2)) {
      experiment(folder, _ -> {});
      folder.finish();
    }
  }

  static RunFolder opened(Path path, Manifest manifest, RunFolder.Start start, int threads)
      throws IOException {
    return RunFolder.open(
        path, manifest, start, new RaceCounting().columns(), engine(threads), System::nanoTime);
  }

  static Playing engine(int threads) {
    return Playing.on(new ThreadEngine(threads), new Races(), SEED, () -> false, (_, _) -> {});
  }

  static void experiment(Playing playing, Consumer<GameRecord> sink) {
    var games = new ArrayList<GameRecord>();
    playing.play(
        List.of(new Order(SLOW, 0, FIRST), new Order(Arm.BASE, 0, FIRST)),
        game -> {
          games.add(game);
          sink.accept(game);
        });
    long more = games.stream().filter(game -> game.winner().equals("bee")).count() % 100;
    playing.play(List.of(new Order(SLOW, FIRST, FIRST + 100 + more)), sink);
  }

  /// Races between random agents that draw some numbers in vain.
  record Races() implements BatchFactory {
    @Override
    public Batch<?, ?> batch(Arm arm, long seed) {
      int pondering = Integer.parseInt(arm.changes().getOrDefault("pondering", "500"));
      Agent<RacePosition, RaceMove> agent =
          (view, random) -> {
            for (int i = 0; i < pondering; i++) {
              random.nextLong();
            }
            return new RandomAgent<RacePosition, RaceMove>().choose(view, random);
          };
      return new Batch<>(new TokenRace(), new RaceCounting(), Collections.nCopies(3, agent), seed)
          .ofArm(arm.name());
    }
  }
}
