package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/// What an executor does: makes the batch of a chunk again and plays its games.
///
/// @param factory makes the batches
/// @param seed the seed of all arms
record PlayChunk(BatchFactory factory, long seed) implements Function<Order, PlayChunk.Played> {

  @Override
  public Played call(Order chunk) {
    List<GameRecord> games = new ArrayList<>(Math.toIntExact(chunk.games()));
    try {
      Batch<?, ?> batch = factory.batch(chunk.arm(), seed);
      for (long number = chunk.from(); number < chunk.to(); number++) {
        games.add(batch.play(number));
      }
      return new Played(games, null);
    } catch (RuntimeException e) {
      // Its text only: a cause may hold anything, and not everything can be sent.
      return new Played(games, String.valueOf(e.getMessage()));
    }
  }

  /// What came of a chunk.
  ///
  /// **A game that fails is a result, not a failed task**: it would fail on every executor, and
  /// Spark would try it on four of them before it gave up on the games before it, too.
  ///
  /// @param games the games in the order of their numbers, up to one that failed
  /// @param failure why the next game has no record; null if all have one
  record Played(List<GameRecord> games, @Nullable String failure) implements Serializable {}
}
