package dev.rulewright.simulator.batch;

import java.util.List;
import java.util.function.Consumer;

/// Counts nothing and hands on every move and every outcome of chance.
record Listening<P, M>(Consumer<M> listener) implements Counting<P, M> {

  @Override
  public List<Column> columns() {
    return List.of();
  }

  @Override
  public Tally<P, M> begin() {
    return new Tally<>() {
      @Override
      public void count(P before, M move, P after) {
        listener.accept(move);
      }

      @Override
      public long turns(P end) {
        return 0;
      }

      @Override
      public List<Long> counts(P end) {
        return List.of();
      }
    };
  }
}
