package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;
import java.util.stream.LongStream;

/// The positions of a game in which other answers make a difference: other moves are legal, chance
/// brings something else, or a move leads to a different position. Each answer has a column.
///
/// @param readings the game as it is played beside the game under each answer; or none, where
///   nothing is counted
public record Exposure<P, M>(List<String> answers, List<TwoReadings<P, M>> readings)
    implements Counting<P, M> {

  public Exposure {
    answers = List.copyOf(answers);
    readings = List.copyOf(readings);
  }

  @Override
  public List<Column> columns() {
    return answers.stream()
        .map(answer ->
            new Column(
                answer,
                "positions",
                "positions in which this answer makes a difference; 0 where it is not counted"))
        .toList();
  }

  @Override
  public Tally<P, M> begin() {
    return new ShadowTally();
  }

  private final class ShadowTally implements Tally<P, M> {

    private final List<Shadow<P, M>> shadows = readings.stream().map(Shadow::new).toList();
    private final long[] differing = new long[answers.size()];

    @Override
    public void count(P before, M move, P after) {
      for (int i = 0; i < shadows.size(); i++) {
        differing[i] += shadows.get(i).follow(before, move, after) ? 1 : 0;
      }
    }

    @Override
    public List<Long> counts(P end) {
      return LongStream.of(differing).boxed().toList();
    }
  }
}
