package dev.rulewright.simulator.batch;

import java.util.List;
import java.util.function.Consumer;

/// What games are played on, such as the threads of this machine. Every engine hands on the same
/// records in the same order. To be closed when no more is to be played.
public interface Engine extends AutoCloseable {

  /// Plays the games of some orders and hands on what came of each: order by order, and by number
  /// within an order; without gaps, and one at a time. It does not wait for the end of one order
  /// before it begins the next.
  ///
  /// @param seed the seed of all arms
  /// @param sink takes the records; may be called by different threads, never by two at once
  /// @param stop asked before each game whether to begin no more; the games under way are finished
  ///   and handed on, unless it is urgent and the engine can give them up
  /// @param progress told after each game that was handed on
  /// @return the number of games handed on; fewer than ordered if the run was stopped
  /// @throws IllegalStateException if a game or the sink fails, or if this thread is interrupted;
  ///   games before that one may have been handed on
  /// @throws dev.rulewright.kernel.BadInput if the factory cannot make an arm
  long play(
      BatchFactory factory,
      long seed,
      List<Order> orders,
      Consumer<GameRecord> sink,
      Stop stop,
      Progress progress);

  /// Gives back what the engine holds, such as machines; threads hold nothing.
  @Override
  default void close() {}
}
