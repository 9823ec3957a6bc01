package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Workshop;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;

/// What an executor does: makes the batch of a chunk again and plays its games.
///
/// @param workshop makes the batches
/// @param seed the seed of all arms
record PlayChunk(Workshop workshop, long seed) implements Function<Chunk, Played> {

  @Override
  public Played call(Chunk chunk) {
    List<GameRecord> games = new ArrayList<>(Math.toIntExact(chunk.games()));
    try {
      Batch<?, ?> batch = workshop.batch(chunk.arm(), seed);
      for (long number = chunk.from(); number < chunk.to(); number++) {
        games.add(batch.play(number));
      }
      return new Played(games, null);
    } catch (RuntimeException e) {
      // Its text only: a cause may hold anything, and not everything can be sent.
      return new Played(games, String.valueOf(e.getMessage()));
    }
  }
}
