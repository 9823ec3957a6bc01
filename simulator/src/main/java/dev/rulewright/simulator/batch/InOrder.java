package dev.rulewright.simulator.batch;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/// Hands on what several threads finish, in the order of its numbers and one at a time. A thread
/// that is too far ahead waits, so that only a window of numbers is kept.
final class InOrder<T> {

  private final long first;
  private final int window;
  private final Consumer<T> sink;
  private final Map<Long, T> early = new HashMap<>();
  private long next;
  private boolean abandoned;

  /// Begins with a number.
  ///
  /// @param first the first number
  /// @param window numbers that may be finished before an earlier one
  InOrder(long first, int window, Consumer<T> sink) {
    this.first = first;
    this.window = window;
    this.sink = sink;
    this.next = first;
  }

  /// Takes what belongs to a number. Waits while the number is a window or more ahead of the next
  /// to be handed on.
  synchronized void put(long number, T value) throws InterruptedException {
    while (number >= next + window && !abandoned) {
      wait();
    }
    early.put(number, value);
    for (T ready = early.remove(next); ready != null; ready = early.remove(next)) {
      sink.accept(ready);
      next++;
    }
    notifyAll();
  }

  /// Lets nobody wait any more, because the number they wait for will never come.
  synchronized void abandon() {
    abandoned = true;
    notifyAll();
  }

  /// How many have been handed on.
  synchronized long handedOn() {
    return next - first;
  }
}
