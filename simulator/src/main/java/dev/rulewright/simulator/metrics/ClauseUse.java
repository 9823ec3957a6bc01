package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// Counts how often each clause made something happen: the events that cite it.
final class ClauseUse<P, M> implements Counting<P, M> {

  private final Game<P, M> game;

  /// The place of each clause in the rulebook, by its identifier.
  private final Map<String, Integer> places = new HashMap<>();

  ClauseUse(Game<P, M> game) {
    this.game = game;
    game.rulebook().clauses().forEach(clause -> places.put(clause.id(), places.size()));
  }

  static String heading(Clause clause) {
    return "clause_" + clause.id().toLowerCase(Locale.ROOT).replace('-', '_');
  }

  @Override
  public List<Column> columns() {
    return game.rulebook().clauses().stream()
        .map(clause -> new Column(heading(clause), "events", "events that cite " + clause.id()))
        .toList();
  }

  @Override
  public Tally<P, M> begin() {
    return new ClauseTally();
  }

  private final class ClauseTally implements Tally<P, M> {
    private final long[] counts = new long[places.size()];

    @Override
    public void count(P before, M move, P after) {
      game.play(before, move, this::add);
    }

    private void add(Event event) {
      for (Clause clause : event.clauses()) {
        counts[Objects.requireNonNull(places.get(clause.id()), clause.id())]++;
      }
    }

    @Override
    public List<Long> counts(P end) {
      return Arrays.stream(counts).boxed().toList();
    }
  }
}
