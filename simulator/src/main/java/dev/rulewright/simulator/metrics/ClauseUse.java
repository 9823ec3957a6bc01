package dev.rulewright.simulator.metrics;

import static java.util.Objects.requireNonNull;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;

/// Counts how often each clause made something happen: the events that cite it.
final class ClauseUse {

  private ClauseUse() {}

  static String heading(Clause clause) {
    return "clause_" + clause.id().toLowerCase(Locale.ROOT).replace('-', '_');
  }

  static <P, M> Counting<P, M> of(Game<P, M> game) {
    var columns = new ArrayList<Column>();
    var places = new HashMap<String, Integer>();
    for (Clause clause : game.rulebook().clauses()) {
      places.put(clause.id(), places.size());
      columns.add(new Column(heading(clause), "events", "events that cite " + clause.id()));
    }
    return Counting.sums(
        columns,
        (before, move, _, counts) ->
            game.play(
                before,
                move,
                event ->
                    event
                        .clauses()
                        .forEach(clause ->
                            counts[requireNonNull(places.get(clause.id()), clause.id())]++)));
  }
}
