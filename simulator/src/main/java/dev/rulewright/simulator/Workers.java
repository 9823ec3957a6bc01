package dev.rulewright.simulator;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// Some threads that do the same at the same time: this one and others.
public final class Workers implements AutoCloseable {

  private final int threads;
  private final ExecutorService others = Executors.newCachedThreadPool();

  /// Begins no thread yet.
  ///
  /// @param threads their number, this one counted
  public Workers(int threads) {
    this.threads = threads;
  }

  /// The number of threads.
  public int threads() {
    return threads;
  }

  /// What is done with a piece of work.
  public interface Work {

    /// Does it.
    ///
    /// @param thread the number of the thread that does it, from 0
    /// @param piece the number of the piece, from 0
    void on(int thread, int piece);
  }

  /// Lets the threads share pieces of work, which they take in their order, and waits until all are
  /// done.
  ///
  /// @throws IllegalStateException if one of them fails or this thread is interrupted
  public void share(int pieces, Work work) {
    var next = new AtomicInteger();
    all(thread -> {
      for (int i = next.getAndIncrement(); i < pieces; i = next.getAndIncrement()) {
        work.on(thread, i);
      }
    });
  }

  /// Lets every thread do something, given its number from 0, and waits until all have done it.
  ///
  /// @throws IllegalStateException if one of them fails or this thread is interrupted
  public void all(IntConsumer work) {
    List<? extends Future<?>> pending =
        IntStream.range(1, threads)
            .mapToObj(thread -> others.submit(() -> work.accept(thread)))
            .toList();
    work.accept(0);
    try {
      for (Future<?> each : pending) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Override
  public void close() {
    others.shutdownNow();
  }
}
