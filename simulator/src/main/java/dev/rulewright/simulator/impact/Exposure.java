package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Counts, for each of some alternatives, in how many positions of a game it makes a difference:
/// other moves are legal, chance brings something else, or a move leads to a different position.
/// The alternatives are counted behind what else is counted, each in a column of its own.
///
/// @param game the game as it is played, under the default answers
/// @param counting what else is counted
public record Exposure<P, M>(
    Game<P, M> game, Counting<P, M> counting, List<Alternative<P, M>> alternatives)
    implements Counting<P, M> {

  /// Copies the list.
  public Exposure {
    alternatives = List.copyOf(alternatives);
  }

  @Override
  public List<Column> columns() {
    return Stream.concat(
            counting.columns().stream(),
            alternatives.stream()
                .map(each -> new Column(each.toString(), "positions", "positions that differ")))
        .toList();
  }

  @Override
  public long fingerprint(M move) {
    return counting.fingerprint(move);
  }

  @Override
  public Tally<P, M> begin() {
    return new ShadowTally();
  }

  private final class ShadowTally implements Tally<P, M> {

    private final Tally<P, M> rest = counting.begin();
    private final List<Shadow<P, M>> shadows =
        alternatives.stream().map(each -> new Shadow<>(each.readings())).toList();
    private final long[] differing = new long[alternatives.size()];

    @Override
    public void count(P before, M move, P after) {
      rest.count(before, move, after);
      var asked = new Asked<>(game, before);
      for (int i = 0; i < differing.length; i++) {
        differing[i] += shadows.get(i).follow(asked, move, after) ? 1 : 0;
      }
    }

    @Override
    public long turns(P end) {
      return rest.turns(end);
    }

    @Override
    public List<Long> counts(P end) {
      var counts = new ArrayList<>(rest.counts(end));
      for (long each : differing) {
        counts.add(each);
      }
      return counts;
    }
  }
}
