package dev.rulewright.simulator.batch;

import java.util.List;
import java.util.function.Consumer;

/// How a batch is run: which games, on how many threads, who is told about the progress, and who
/// may stop it.
///
/// @param from number of the first game
/// @param to number after the last game
/// @param threads number of threads, at least 1
/// @param progress is told after each game
/// @param stop asked before each game whether to begin no more; the games under way are finished,
///   unless it is urgent
public record BatchRun(long from, long to, int threads, Progress progress, Stop stop) {

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException if a number is out of range
  public BatchRun {
    if (from < 0 || to < from || threads < 1) {
      throw new IllegalArgumentException(
          "games from " + from + " to " + to + " on " + threads + " threads");
    }
  }

  /// A run of a number of games on one thread.
  public static BatchRun of(long games) {
    return new BatchRun(0, games, 1, (_, _) -> {}, () -> false);
  }

  /// The same run beginning with another game, to resume a batch.
  public BatchRun beginningWith(long game) {
    return new BatchRun(game, to, threads, progress, stop);
  }

  /// The same run on another number of threads.
  public BatchRun onThreads(int number) {
    return new BatchRun(from, to, number, progress, stop);
  }

  /// The same run with somebody who is told about the progress.
  public BatchRun telling(Progress listener) {
    return new BatchRun(from, to, threads, listener, stop);
  }

  /// The same run with somebody who may stop it.
  public BatchRun until(Stop condition) {
    return new BatchRun(from, to, threads, progress, condition);
  }

  /// Plays the games and hands on what came of each, in the order of their numbers and without
  /// gaps, one at a time.
  ///
  /// @return the number of games handed on; fewer than planned if the run was stopped
  /// @throws IllegalStateException if a game or the sink fails, or if this thread is interrupted;
  ///   games before that one may have been handed on
  public long run(Batch<?, ?> batch, Consumer<GameRecord> sink) {
    BatchFactory factory =
        new BatchFactory() {
          private static final long serialVersionUID = 1;

          @Override
          public Batch<?, ?> batch(Arm arm, long seed) {
            return batch;
          }
        };
    return new ThreadEngine(threads)
        .play(factory, batch.seed(), List.of(new Order(Arm.BASE, from, to)), sink, stop, progress);
  }
}
