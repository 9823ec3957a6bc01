package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.BadInput;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/// Threads that play numbered games, which are handed on in the order of their numbers.
///
/// @param threads number of threads, at least 1; there are never more than games
record Crew(int threads) {

  /// Games that may be finished before an earlier one: enough that no thread waits for a long game,
  /// few enough to keep in memory.
  private static final int WINDOW_PER_THREAD = 256;

  /// Plays games, see [Engine#play].
  ///
  /// @param total number of games
  /// @param games plays the game with a number, from 0
  /// @return the number of games handed on
  long play(
      long total, LongFunction<GameRecord> games, Consumer<GameRecord> sink, BooleanSupplier stop) {
    int working = (int) Math.min(threads, Math.max(total, 1));
    var shift = new Shift(total, games, new InOrder<>(0, WINDOW_PER_THREAD * working, sink), stop);
    try (var workers = Executors.newFixedThreadPool(working)) {
      for (int i = 0; i < working; i++) {
        workers.execute(shift);
      }
    }
    return shift.handedOn();
  }

  /// What the threads share.
  private static final class Shift implements Runnable {
    private final long total;
    private final LongFunction<GameRecord> games;
    private final InOrder<GameRecord> inOrder;
    private final BooleanSupplier stop;
    private final AtomicLong next = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    Shift(
        long total,
        LongFunction<GameRecord> games,
        InOrder<GameRecord> inOrder,
        BooleanSupplier stop) {
      this.total = total;
      this.games = games;
      this.inOrder = inOrder;
      this.stop = stop;
    }

    @Override
    public void run() {
      try {
        while (failure.get() == null && !stop.getAsBoolean()) {
          long number = next.getAndIncrement();
          if (number >= total) {
            return;
          }
          inOrder.put(number, games.apply(number));
        }
      } catch (GivenUp _) {
        // Games after this one may be finished; without it they are not handed on.
        inOrder.abandon();
      } catch (RuntimeException | Error | InterruptedException e) {
        // Whatever it was, the thread that waits for the games has to hear of it.
        failure.compareAndSet(null, e);
        inOrder.abandon();
      }
    }

    long handedOn() {
      return switch (failure.get()) {
        case null -> inOrder.handedOn();
        case BadInput bad -> throw bad;
        case Throwable first -> throw new IllegalStateException(first.getMessage(), first);
      };
    }
  }
}
