package dev.rulewright.simulator.batch;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Plays on threads of this process. What it hands on does not depend on their number.
///
/// @param threads number of threads, at least 1
public record ThreadEngine(int threads) implements Engine {

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException if there is no thread
  public ThreadEngine {
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads");
    }
  }

  @Override
  public long play(
      Workshop workshop,
      long seed,
      List<Order> orders,
      Consumer<GameRecord> sink,
      Stop stop,
      Progress progress) {
    var queue = new Queue(workshop, seed, List.copyOf(orders), stop);
    var told = new Telling(sink, progress, queue.total());
    return new Crew(threads).play(queue.total(), queue::play, told, stop);
  }

  /// The orders one after another; a place in them stands for a game.
  private static final class Queue {
    private final Workshop workshop;
    private final long seed;
    private final List<Order> orders;
    private final Stop stop;
    private final long[] ends;
    private final Map<Arm, Batch<?, ?>> batches = new ConcurrentHashMap<>();

    Queue(Workshop workshop, long seed, List<Order> orders, Stop stop) {
      this.workshop = workshop;
      this.seed = seed;
      this.orders = orders;
      this.stop = stop;
      ends = new long[orders.size()];
      long end = 0;
      for (int i = 0; i < ends.length; i++) {
        end = Math.addExact(end, orders.get(i).games());
        ends[i] = end;
      }
    }

    long total() {
      return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    GameRecord play(long place) {
      int index = holding(place);
      Order order = orders.get(index);
      return batches
          .computeIfAbsent(order.arm(), arm -> workshop.batch(arm, seed))
          .play(order.to() - (ends[index] - place), stop);
    }

    /// The index of the order that holds a place: the first one that ends behind it.
    private int holding(long place) {
      int low = 0;
      int high = ends.length - 1;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (ends[middle] > place) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      return low;
    }
  }

  /// Hands a record on and tells how many there were.
  private static final class Telling implements Consumer<GameRecord> {
    private final Consumer<GameRecord> sink;
    private final Progress progress;
    private final long total;
    private long done;

    Telling(Consumer<GameRecord> sink, Progress progress, long total) {
      this.sink = sink;
      this.progress = progress;
      this.total = total;
    }

    @Override
    public void accept(GameRecord game) {
      sink.accept(game);
      progress.finished(++done, total);
    }
  }
}
