package dev.rulewright.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesTable;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SparkEngineTest {

  private static final long SEED = 7;
  private static final Arm OTHER = new Arm("other", Map.of());

  private static SparkConf here() {
    return new SparkConf(false).setMaster("local[2]");
  }

  private static List<GameRecord> onThreads(List<Order> orders) {
    var games = new ArrayList<GameRecord>();
    play(new ThreadEngine(2), orders, games::add);
    return games;
  }

  private static byte[] csv(Path file, List<GameRecord> games) throws IOException {
    var table = new GamesTable(new MissionCounting().columns());
    var text = new StringBuilder(table.headings());
    games.forEach(game -> text.append(table.line(game)));
    Files.writeString(file, text);
    return Files.readAllBytes(file);
  }

  @Test
  void handsOnWhatThreadsHandOn() {
    List<Order> orders =
        List.of(new Order(Arm.BASE, 3, 200), new Order(OTHER, 0, 1), new Order(OTHER, 5, 90));
    var games = new ArrayList<GameRecord>();
    var told = new ArrayList<Long>();
    try (var spark = new SparkEngine(here())) {
      long done =
          spark.play(
              new RandomMission(),
              SEED,
              orders,
              games::add,
              () -> false,
              (count, total) -> {
                assertThat(total).isEqualTo(283);
                told.add(count);
              });
      assertThat(done).isEqualTo(283);
    }
    assertThat(games).isEqualTo(onThreads(orders));
    assertThat(told).hasSize(283).isSorted().last().isEqualTo(283L);
  }

  @Test
  void aGameThatFailsIsToldAsThreadsTellIt() {
    List<Order> orders = List.of(new Order(RandomMission.FAILING, 0, 1_000));
    var expected = new ArrayList<GameRecord>();
    String message =
        assertThrows(
                IllegalStateException.class, () -> play(new ThreadEngine(1), orders, expected::add))
            .getMessage();
    assertThat(message).startsWith("failing, game ").contains("of seed 7 failed", "no idea");
    var games = new ArrayList<GameRecord>();
    try (var spark = new SparkEngine(here())) {
      assertThatThrownBy(() -> play(spark, orders, games::add)).hasMessage(message);
    }
    assertThat(games).isEqualTo(expected);
  }

  private static void play(Engine engine, List<Order> orders, Consumer<GameRecord> sink) {
    engine.play(new RandomMission(), SEED, orders, sink, () -> false, (_, _) -> {});
  }

  @Test
  void stopsWithoutAGap() {
    List<Order> orders = List.of(new Order(Arm.BASE, 0, 1_000_000));
    var games = new ArrayList<GameRecord>();
    try (var spark = new SparkEngine(here())) {
      long done =
          spark.play(
              new RandomMission(), SEED, orders, games::add, () -> games.size() > 5, (_, _) -> {});
      assertThat(done).isEqualTo(games.size()).isBetween(6L, 900_000L);
    }
    assertThat(games).isEqualTo(onThreads(List.of(new Order(Arm.BASE, 0, games.size()))));
  }

  @Test
  @Timeout(300)
  void aWorkerThatIsKilledInTheMiddleChangesNoByte(@TempDir Path folder) throws Exception {
    List<Order> orders = List.of(new Order(Arm.BASE, 0, 2_000), new Order(OTHER, 0, 2_000));
    var games = new ArrayList<GameRecord>();
    var executorsKilled = new AtomicInteger();
    try (var cluster = new Cluster(folder, 2);
        var spark = new SparkEngine(settings(cluster))) {
      spark.play(
          new RandomMission(),
          SEED,
          orders,
          game -> {
            games.add(game);
            if (games.size() == 100) {
              executorsKilled.set(cluster.kill(1));
            }
          },
          () -> false,
          (_, _) -> {});
    }
    assertThat(executorsKilled).hasValue(1);
    assertThat(csv(folder.resolve("spark.csv"), games))
        .isEqualTo(csv(folder.resolve("threads.csv"), onThreads(orders)));
  }

  /// Both executors are there before the first game, and fit into the memory of a worker.
  private static SparkConf settings(Cluster cluster) {
    return new SparkConf(false)
        .setMaster(cluster.master())
        .set("spark.driver.host", "127.0.0.1")
        .set("spark.driver.bindAddress", "127.0.0.1")
        .set("spark.executor.memory", "512m")
        .set("spark.cores.max", "2")
        .set("spark.scheduler.minRegisteredResourcesRatio", "1.0")
        .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "200s");
  }
}
