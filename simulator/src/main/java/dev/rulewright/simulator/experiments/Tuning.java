package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.runs.Playing;
import java.util.List;
import java.util.function.Consumer;

/// Which settings come nearest to some targets? A search tries settings on the same pairs of games;
/// the best is then played on fresh pairs, and so are its neighbours, to see how flat the optimum
/// is.
///
/// @param base what is set in every arm
/// @param dials what is tuned, at least one
/// @param targets what it is tuned for
/// @param player whose score the targets mean
/// @param pairs pairs of games of each setting tried, at least 2
/// @param freshPairs pairs of games of the best setting and of each neighbour that the search did
///   not use, at least 2
/// @param budget games that the search may ask for; the fresh ones come on top
/// @param seed seed of the search
public record Tuning(
    Arm base,
    List<Dial> dials,
    Targets targets,
    String player,
    int pairs,
    int freshPairs,
    long budget,
    long seed)
    implements Experiment {

  /// Copies the list.
  ///
  /// @throws IllegalArgumentException if there is no dial, or pairs or budget are too small
  public Tuning {
    dials = List.copyOf(dials);
    if (dials.isEmpty() || pairs < 2 || freshPairs < 2 || budget < 2L * pairs) {
      throw new IllegalArgumentException(
          "%d dials, %d and %d pairs, %d games".formatted(dials.size(), pairs, freshPairs, budget));
    }
  }

  String question() {
    return "Which %s give %s?"
        .formatted(
            String.join(", ", dials.stream().map(Dial::key).toList()), targets.sentence(player));
  }

  @Override
  public List<String> plan() {
    return List.of(
        question(),
        ("CMA-ES tries at most %,d settings on the same %,d pairs of games each; the best and its"
                + " neighbours then play %,d fresh pairs each.")
            .formatted(budget / 2 / pairs, pairs, freshPairs));
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    return new TuningRun(this, new Asked(playing, player), telling).findings();
  }
}
