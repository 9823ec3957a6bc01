package dev.rulewright.spark;

import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.Progress;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.spark.PlayChunk.Played;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/// Plays on the executors of an Apache Spark cluster. The records it hands on and their order are
/// those of [dev.rulewright.simulator.batch.ThreadEngine].
///
/// **Waves**: games are sent in jobs of a few chunks for each core. While one wave is handed on,
/// two more are played, so that no core waits for the slowest chunk of a wave, and the driver never
/// holds more than three waves. Spark plays the chunks of a lost executor again on another one;
/// what was handed on before stays handed on.
///
/// One play at a time; a closed engine plays no more.
public final class SparkEngine implements Engine {

  private static final int WAVES = 3;
  private static final int CHUNKS_PER_CORE = 2;

  private final JavaSparkContext spark;
  private final Pace pace = new Pace();

  /// Connects to a cluster.
  ///
  /// @param settings Spark's own; `spark.master` says which cluster, without it this machine plays
  ///   on all its cores
  /// @throws IllegalStateException if there is no such cluster, in one sentence
  public SparkEngine(SparkConf settings) {
    spark = connected(Defaults.added(settings));
    spark.sc().addSparkListener(pace);
  }

  private static JavaSparkContext connected(SparkConf settings) {
    String master = settings.get("spark.master");
    new Master(master).call();
    try {
      return new JavaSparkContext(settings);
    } catch (Exception e) { // Scala throws checked exceptions that it does not declare.
      throw new IllegalStateException(
          "the Spark cluster %s cannot be used: %s".formatted(master, e.getMessage()), e);
    }
  }

  /// {@inheritDoc}
  ///
  /// When it is stopped, the waves under way are finished and handed on; but Ctrl-C also ends
  /// Spark, which does not wait for them.
  @Override
  public long play(
      BatchFactory factory,
      long seed,
      List<Order> orders,
      Consumer<GameRecord> sink,
      Stop stop,
      Progress progress) {
    // Made here once: what is wrong with an arm is told by the exception that says where.
    orders.stream().map(Order::arm).distinct().forEach(arm -> factory.batch(arm, seed));
    var cutter = new Cutter(orders, pace);
    long total = cutter.games();
    long done = 0;
    var playing = new PlayChunk(factory, seed);
    Queue<JavaFutureAction<List<Played>>> waves = new ArrayDeque<>();
    try {
      do {
        while (waves.size() < WAVES && cutter.games() > 0 && !stop.getAsBoolean()) {
          waves.add(sent(cutter.wave(CHUNKS_PER_CORE * spark.defaultParallelism()), playing));
        }
        if (!waves.isEmpty()) {
          for (Played played : awaited(waves.remove())) {
            for (GameRecord game : played.games()) {
              handOn(game, sink);
              progress.finished(++done, total);
            }
            if (played.failure() != null) {
              throw new IllegalStateException(played.failure());
            }
          }
        }
      } while (!waves.isEmpty());
    } catch (ClusterLost lost) {
      if (!stop.getAsBoolean()) {
        throw lost;
      }
    } finally {
      waves.forEach(wave -> wave.cancel(true));
    }
    return done;
  }

  private JavaFutureAction<List<Played>> sent(List<Order> chunks, PlayChunk playing) {
    String wave = UUID.randomUUID().toString();
    pace.expect(wave, chunks);
    try {
      spark.setLocalProperty(Pace.WAVE, wave);
      return spark.parallelize(chunks, chunks.size()).map(playing).collectAsync();
    } catch (IllegalStateException e) { // It was stopped.
      throw new ClusterLost(e);
    }
  }

  private static List<Played> awaited(JavaFutureAction<List<Played>> wave) {
    try {
      return wave.get();
    } catch (ExecutionException e) {
      throw new ClusterLost(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /// Leaves the cluster.
  @Override
  public void close() {
    spark.close();
  }

  /// Spark plays no more.
  private static final class ClusterLost extends IllegalStateException {
    ClusterLost(Exception cause) {
      super("Spark gave up: " + cause.getMessage(), cause);
    }
  }

  private static void handOn(GameRecord game, Consumer<GameRecord> sink) {
    try {
      sink.accept(game);
    } catch (RuntimeException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
  }
}
