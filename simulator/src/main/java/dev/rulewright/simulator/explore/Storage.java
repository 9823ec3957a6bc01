package dev.rulewright.simulator.explore;

import org.jspecify.annotations.Nullable;

/// The place for what an exploration does not need at hand.
interface Storage extends AutoCloseable {

  Log log();

  Frontier frontier();

  /// How far an exploration had come that is resumed, or null if it begins anew.
  @Nullable Checkpoint resumed();

  /// Makes sure that the exploration can be resumed from here, if this storage is for good.
  void save(Checkpoint checkpoint);

  @Override
  void close();

  /// Storage on the heap, gone when the exploration ends.
  record InMemory(Log log, Frontier frontier) implements Storage {

    @Override
    public @Nullable Checkpoint resumed() {
      return null;
    }

    @Override
    public void save(Checkpoint checkpoint) {
      // Nothing outlasts this exploration.
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
