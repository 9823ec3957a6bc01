package dev.rulewright.simulator.runs;

import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.Progress;
import dev.rulewright.simulator.batch.Stop;
import java.util.List;
import java.util.function.Consumer;

/// Whom an experiment asks for games. Where they come from is not its business: they are played, or
/// were played before the run was broken off.
///
/// An experiment asks for the same games in the same order whenever it is run, as far as it depends
/// on nothing but the games it got; so resuming it is running it again.
public interface Playing {

  /// Has games played and hands on what came of each, order by order and by number within an order.
  ///
  /// @param orders games that were not asked for before
  /// @param sink takes the records, one at a time
  /// @throws Stopped if somebody wished an end before all of them were handed on
  /// @throws IllegalStateException if a game or the sink fails
  void play(List<Order> orders, Consumer<GameRecord> sink);

  /// Somebody who keeps nothing and plays whatever is asked for.
  ///
  /// @param stop says when an end is wished
  /// @param progress told after each game, afresh for each call
  static Playing on(Engine engine, BatchFactory factory, long seed, Stop stop, Progress progress) {
    return (orders, sink) -> {
      long ordered = orders.stream().mapToLong(Order::games).sum();
      long played = engine.play(factory, seed, orders, sink, stop, progress);
      if (played < ordered) {
        throw new Stopped();
      }
    };
  }
}
