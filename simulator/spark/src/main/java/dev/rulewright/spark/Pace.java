package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/// How many games of an arm make a task of about a second, learned from the tasks that ended.
///
/// A task costs the driver a few milliseconds and is lost whole with its executor: a second is long
/// for the one and short for the other. The processor time is what Spark measured.
final class Pace extends SparkListener {

  /// The property by which Spark's reports name the wave that a job plays.
  static final String WAVE = "rulewright.wave";

  static final int FIRST_GAMES = 4;
  static final int MOST_GAMES = 10_000;
  private static final long AIM_NANOS = 1_000_000_000;
  private static final int GROWTH = 16;

  private final Map<String, List<Order>> waves = new ConcurrentHashMap<>();
  private final Map<Integer, List<Order>> stages = new ConcurrentHashMap<>();
  private final Map<Arm, Long> games = new ConcurrentHashMap<>();

  /// The games to put into the next chunk of an arm.
  long games(Arm arm) {
    return games.getOrDefault(arm, (long) FIRST_GAMES);
  }

  /// Says what a wave that is about to be sent consists of.
  void expect(String wave, List<Order> chunks) {
    waves.put(wave, chunks);
  }

  /// Learns from a chunk.
  ///
  /// @param nanos processor time in nanoseconds
  void learn(Order chunk, long nanos) {
    double fitting = (double) AIM_NANOS * chunk.games() / Math.max(1, nanos);
    long known = Math.max(games(chunk.arm()), chunk.games());
    double bounded = Math.min(fitting, Math.min(MOST_GAMES, (double) GROWTH * known));
    games.put(chunk.arm(), Math.max(1, (long) bounded));
  }

  @Override
  public void onJobStart(SparkListenerJobStart start) {
    String wave = start.properties() == null ? null : start.properties().getProperty(WAVE);
    List<Order> chunks = wave == null ? null : waves.remove(wave);
    if (chunks != null) {
      stages.put(start.stageInfos().head().stageId(), chunks);
    }
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    List<Order> chunks = stages.get(end.stageId());
    if (chunks != null && end.taskMetrics() != null && end.taskInfo().successful()) {
      learn(chunks.get(end.taskInfo().index()), end.taskMetrics().executorCpuTime());
    }
  }

  @Override
  public void onStageCompleted(SparkListenerStageCompleted completed) {
    stages.remove(completed.stageInfo().stageId());
  }
}
