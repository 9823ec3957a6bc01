package dev.rulewright.simulator.batch;

import java.util.function.BooleanSupplier;

/// A wish to come to an end: no more games are to be begun.
public interface Stop extends BooleanSupplier {

  /// Whether not even the games under way are to be finished. Asked again and again within a game.
  default boolean isUrgent() {
    return false;
  }
}
