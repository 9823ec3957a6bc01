package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchRun;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Distribution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The games under the default answers, numbered from 0. They are played when they are asked for,
/// and once, however many alternatives are compared with them. In the first of them it is counted
/// where each alternative makes a difference.
///
/// @param <P> positions
/// @param <M> moves
final class DefaultGames<P, M> {

  private final Batch<P, M> batch;
  private final Batch<P, M> exposing;
  private final List<GameRecord> records = new ArrayList<>();
  private final List<List<Long>> exposures = new ArrayList<>();

  /// Nothing is played yet.
  ///
  /// @param batch the games
  DefaultGames(Batch<P, M> batch, List<Alternative<P, M>> alternatives) {
    this.batch = batch;
    this.exposing =
        new Batch<>(
            batch.game(),
            new Exposure<>(batch.game(), batch.counting(), alternatives),
            batch.agents(),
            batch.seed());
  }

  /// The record of a game that has been played.
  GameRecord get(long number) {
    return records.get((int) number);
  }

  /// Plays the first games and counts where each alternative makes a difference.
  ///
  /// @param run whose games begin with 0
  void expose(BatchRun run) {
    int counted = batch.counting().columns().size();
    run.run(
        exposing,
        record -> {
          records.add(record.withCounts(record.counts().subList(0, counted)));
          exposures.add(record.counts().subList(counted, record.counts().size()));
        });
  }

  /// Plays up to a number of games those that are missing.
  ///
  /// @return whether they are all there now, because nobody stopped the run
  boolean playUpTo(BatchRun run) {
    if (records.size() < run.to()) {
      run.beginningWith(records.size()).run(batch, records::add);
    }
    return records.size() >= run.to();
  }

  /// In how many positions of each game an alternative made a difference; empty if no game was
  /// finished.
  ///
  /// @param alternative its index
  Optional<Distribution> exposure(int alternative) {
    if (exposures.isEmpty()) {
      return Optional.empty();
    }
    var positions = new Distribution.Collecting();
    exposures.forEach(each -> positions.add(each.get(alternative)));
    return Optional.of(positions.distribution());
  }
}
