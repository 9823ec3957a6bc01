package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.BadInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Plays on threads of this process. What it hands on does not depend on their number.
///
/// @param threads number of threads, at least 1; there are never more than games
public record ThreadEngine(int threads) implements Engine {

  /// Games that may be finished before an earlier one: enough that no thread waits for a long game,
  /// few enough to keep in memory.
  private static final int WINDOW_PER_THREAD = 256;

  /// @throws IllegalArgumentException if there is no thread
  public ThreadEngine {
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads");
    }
  }

  @Override
  public long play(
      BatchFactory factory,
      long seed,
      List<Order> orders,
      Consumer<GameRecord> sink,
      Stop stop,
      Progress progress) {
    var queue = new Queue(factory, seed, List.copyOf(orders), stop, new ConcurrentHashMap<>());
    int working = (int) Math.min(threads, Math.max(queue.total(), 1));
    var shift = new Shift(queue, WINDOW_PER_THREAD * working, sink, progress);
    try (var workers = Executors.newFixedThreadPool(working)) {
      for (int i = 0; i < working; i++) {
        workers.execute(shift);
      }
    }
    return shift.handedOn();
  }

  /// The orders one after another; a place in them stands for a game.
  private record Queue(
      BatchFactory factory,
      long seed,
      List<Order> orders,
      Stop stop,
      Map<Arm, Batch<?, ?>> batches) {

    long total() {
      return orders.stream().mapToLong(Order::games).reduce(0, Math::addExact);
    }

    GameRecord play(long place) {
      long left = place;
      for (Order order : orders) {
        if (left < order.games()) {
          return batches
              .computeIfAbsent(order.arm(), arm -> factory.batch(arm, seed))
              .play(order.from() + left, stop);
        }
        left -= order.games();
      }
      throw new IndexOutOfBoundsException("game " + place + " of " + total());
    }
  }

  /// What the threads share. What they finish is handed on in its order and one at a time; a thread
  /// that is too far ahead waits, so that only a window of games is kept.
  private static final class Shift implements Runnable {
    private final Queue queue;
    private final long total;
    private final int window;
    private final Consumer<GameRecord> sink;
    private final Progress progress;
    private final AtomicLong next = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final Map<Long, GameRecord> early = new HashMap<>();
    private long handedOn;
    private boolean abandoned;

    Shift(Queue queue, int window, Consumer<GameRecord> sink, Progress progress) {
      this.queue = queue;
      total = queue.total();
      this.window = window;
      this.sink = sink;
      this.progress = progress;
    }

    @Override
    public void run() {
      try {
        while (failure.get() == null && !queue.stop.getAsBoolean()) {
          long place = next.getAndIncrement();
          if (place >= total) {
            return;
          }
          handOn(place, queue.play(place));
        }
      } catch (GivenUp _) {
        // Games after this one may be finished; without it they are not handed on.
        abandon();
      } catch (RuntimeException | Error | InterruptedException e) {
        // Whatever it was, the thread that waits for the games has to hear of it.
        failure.compareAndSet(null, e);
        abandon();
      }
    }

    private synchronized void handOn(long place, GameRecord finished) throws InterruptedException {
      while (place >= handedOn + window && !abandoned) {
        wait();
      }
      early.put(place, finished);
      for (var game = early.remove(handedOn); game != null; game = early.remove(handedOn)) {
        sink.accept(game);
        progress.finished(++handedOn, total);
      }
      notifyAll();
    }

    /// Lets nobody wait any more, because the game they wait for will never come.
    private synchronized void abandon() {
      abandoned = true;
      notifyAll();
    }

    synchronized long handedOn() {
      return switch (failure.get()) {
        case null -> handedOn;
        case BadInput bad -> throw bad;
        case Throwable first -> throw new IllegalStateException(first.getMessage(), first);
      };
    }
  }

  /// A game is given up because an end is wished at once.
  static final class GivenUp extends RuntimeException {

    private static final long serialVersionUID = 1;

    GivenUp() {
      super("given up", null, false, false);
    }
  }
}
