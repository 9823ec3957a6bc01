package dev.rulewright.simulator.batch;

import java.io.Serializable;

/// Games that are asked for: some of those of one arm.
///
/// @param arm whose games they are
/// @param from number of the first game, from 0
/// @param to number after the last game
public record Order(Arm arm, long from, long to) implements Serializable {

  /// @throws IllegalArgumentException if a number is out of range
  public Order {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("games from " + from + " to " + to + " of " + arm.name());
    }
  }

  /// The number of games.
  public long games() {
    return to - from;
  }

  /// The same order without its first games.
  ///
  /// @param number how many of them, from 0 to [#games]
  public Order without(long number) {
    return new Order(arm, from + number, to);
  }
}
