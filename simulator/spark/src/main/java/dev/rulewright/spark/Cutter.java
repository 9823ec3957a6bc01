package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Order;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Cuts orders into chunks, wave by wave, so that what was learned about the pace of an arm in one
/// wave sizes the chunks of a later one. How they are cut changes nothing in the results.
final class Cutter {

  private final Pace pace;
  private final Deque<Order> left = new ArrayDeque<>();
  private long games;

  Cutter(List<Order> orders, Pace pace) {
    this.pace = pace;
    orders.stream().filter(order -> order.games() > 0).forEach(left::add);
    games = orders.stream().mapToLong(Order::games).reduce(0, Math::addExact);
  }

  /// The number of games not yet cut off.
  long games() {
    return games;
  }

  /// The next chunks.
  ///
  /// @param tasks how many at most. If what is left would not fill as many, it is shared between
  ///   them: no core shall wait for another at the end.
  List<Order> wave(int tasks) {
    long share = Math.ceilDiv(games, tasks);
    var wave = new ArrayList<Order>(tasks);
    while (wave.size() < tasks && !left.isEmpty()) {
      Order order = left.remove();
      long size = Math.min(order.games(), Math.min(share, pace.games(order.arm())));
      wave.add(new Order(order.arm(), order.from(), order.from() + size));
      if (size < order.games()) {
        left.addFirst(order.without(size));
      }
      games -= size;
    }
    return wave;
  }
}
