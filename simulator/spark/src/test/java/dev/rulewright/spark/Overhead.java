package dev.rulewright.spark;

import com.sun.management.OperatingSystemMXBean;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkConf;

/// Measures what Spark costs: the same random games on `local[2]` and on two threads, by turns. Not
/// a test; `simulator/spark/README.md` says how it is called.
final class Overhead {

  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private Overhead() {}

  /// Measures.
  ///
  /// @param arguments the numbers of games, each three times
  public static void main(String[] arguments) {
    tellResultSize();
    time("threads, warming up", new ThreadEngine(2), 2_000);
    double began = seconds();
    try (var spark = new SparkEngine(new SparkConf(false).setMaster("local[2]"))) {
      System.out.printf(Locale.ROOT, "Spark is ready after %.1f s%n", seconds() - began);
      time("local[2], warming up", spark, 2_000);
      for (String games : arguments) {
        for (int i = 0; i < 3; i++) {
          time("threads", new ThreadEngine(2), Long.parseLong(games));
          time("local[2]", spark, Long.parseLong(games));
        }
      }
    }
  }

  private static double seconds() {
    return System.nanoTime() / 1e9;
  }

  private static void time(String name, Engine engine, long games) {
    var moves = new AtomicLong();
    double wall = seconds();
    double processor = SYSTEM.getProcessCpuTime() / 1e9;
    engine.play(
        new RandomMission(),
        1,
        List.of(new Order(Arm.BASE, 0, games)),
        game -> moves.addAndGet(game.moves()),
        () -> false,
        (_, _) -> {});
    System.out.printf(
        Locale.ROOT,
        "%s: %,d games, %,d moves, %.2f s, %.2f s of processor time%n",
        name,
        games,
        moves.get(),
        seconds() - wall,
        SYSTEM.getProcessCpuTime() / 1e9 - processor);
  }

  /// What a game takes on its way to the driver, and how long the driver needs to read it.
  private static void tellResultSize() {
    var games = new ArrayList<GameRecord>();
    new ThreadEngine(2)
        .play(
            new RandomMission(),
            1,
            List.of(new Order(Arm.BASE, 0, 5_000)),
            games::add,
            () -> false,
            (_, _) -> {});
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(new PlayChunk.Played(games, null));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    double began = 0;
    for (int i = 0; i < 6; i++) {
      began = seconds();
      try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        in.readObject();
      } catch (IOException | ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%.0f bytes and %.1f µs of the driver for a game%n",
        (double) bytes.size() / games.size(),
        (seconds() - began) * 1e6 / games.size());
  }
}
