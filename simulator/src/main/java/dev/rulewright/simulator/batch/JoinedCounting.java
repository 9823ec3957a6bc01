package dev.rulewright.simulator.batch;

import java.util.List;
import java.util.stream.Stream;

/// Two things counted in the same games.
record JoinedCounting<P, M>(Counting<P, M> first, Counting<P, M> second) implements Counting<P, M> {

  @Override
  public List<Column> columns() {
    return Stream.concat(first.columns().stream(), second.columns().stream()).toList();
  }

  @Override
  public Tally<P, M> begin() {
    return new JoinedTally<>(first.begin(), second.begin());
  }

  /// That of the first, so that watching more does not change the course of a game.
  @Override
  public long fingerprint(M move) {
    return first.fingerprint(move);
  }

  private record JoinedTally<P, M>(Tally<P, M> first, Tally<P, M> second) implements Tally<P, M> {

    @Override
    public void count(P before, M move, P after) {
      first.count(before, move, after);
      second.count(before, move, after);
    }

    @Override
    public long turns(P end) {
      return first.turns(end);
    }

    @Override
    public List<Long> counts(P end) {
      return Stream.concat(first.counts(end).stream(), second.counts(end).stream()).toList();
    }
  }
}
