package dev.rulewright.simulator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Some threads that do the same at the same time.
final class Workers implements AutoCloseable {

  private final int threads;
  private final @Nullable ExecutorService others;

  /// This thread and some others.
  Workers(int threads) {
    this.threads = threads;
    others = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1);
  }

  int threads() {
    return threads;
  }

  /// Lets every thread do something, given its number from 0, and waits until all have done it.
  ///
  /// @throws IllegalStateException if one of them fails or this thread is interrupted
  void all(IntConsumer work) {
    var pending = new ArrayList<Future<?>>();
    if (others != null) {
      for (int i = 1; i < threads; i++) {
        int number = i;
        pending.add(others.submit(() -> work.accept(number)));
      }
    }
    work.accept(0);
    await(pending);
  }

  private static void await(List<Future<?>> pending) {
    try {
      for (Future<?> each : pending) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while exploring", e);
    }
  }

  @Override
  public void close() {
    if (others != null) {
      others.shutdownNow();
    }
  }
}
