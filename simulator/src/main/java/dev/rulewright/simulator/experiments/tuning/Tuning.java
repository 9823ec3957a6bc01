package dev.rulewright.simulator.experiments.tuning;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.runs.Playing;
import java.util.List;
import java.util.function.Consumer;

/// Which settings come nearest to some targets? A search tries settings on the same pairs of games;
/// those that did best play on, and the best of them is then played on fresh pairs, and so are its
/// neighbours, to see how flat the optimum is.
///
/// @param base what is set in every arm
/// @param dials what is tuned, at least one
/// @param targets what it is tuned for
/// @param player whose score the targets mean
/// @param grouping which games are counted together; a group is called a pair below
/// @param pairs pairs of games of each setting tried, at least 2; the best go on to four times as
///   many if that takes no more than half the budget
/// @param freshPairs pairs of games of the best setting and of each neighbour that the search did
///   not use, at least 2
/// @param budget games that the search may ask for, enough for two settings; the fresh ones come on
///   top
public record Tuning(
    Arm base,
    List<Dial> dials,
    Targets targets,
    String player,
    Grouping grouping,
    int pairs,
    int freshPairs,
    long budget,
    long seed)
    implements Experiment {

  /// How many of the settings tried go on to the final.
  static final int FINALISTS = 5;

  private static final int FINAL_ROUNDS = 4;

  /// Settings that a search tries at least: the best of one says nothing.
  public static final int FEWEST = 2;

  /// @throws IllegalArgumentException if there is no dial, or pairs or budget are too small
  public Tuning {
    dials = List.copyOf(dials);
    if (dials.isEmpty()
        || pairs < 2
        || freshPairs < 2
        || budget < (long) FEWEST * grouping.size() * pairs) {
      throw new IllegalArgumentException(
          "%d numbers, %d and %d pairs, %d games"
              .formatted(dials.size(), pairs, freshPairs, budget));
    }
  }

  /// Pairs of each setting of the final, those of the search among them.
  int finalPairs() {
    return hasFinal() ? FINAL_ROUNDS * pairs : pairs;
  }

  /// Pairs that the search, the final and the fresh games took from the front.
  public int pairsTaken() {
    return finalPairs() + freshPairs;
  }

  /// Games of the search, what the final takes left out.
  long searchBudget() {
    return hasFinal() ? budget - finalGames() : budget;
  }

  private long finalGames() {
    return gamesOf((FINAL_ROUNDS - 1L) * pairs * FINALISTS);
  }

  /// Games of so many pairs.
  long gamesOf(long groups) {
    return grouping.size() * groups;
  }

  /// A small budget goes to the search alone.
  private boolean hasFinal() {
    return finalGames() <= budget / 2;
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
        ("CMA-ES tries at most %,d settings on the same %,d %s each%s, in %,d games at most. On top"
                + " come %,d fresh games at most: %,d %s of the best settings and of each neighbour."
                + " %,d games in all.")
            .formatted(
                Math.min(searchBudget() / gamesOf(pairs), possible()),
                pairs,
                grouping.games(),
                hasFinal()
                    ? ", and the %d best play on to %,d".formatted(FINALISTS, finalPairs())
                    : "",
                budget,
                freshGames(),
                freshPairs,
                grouping.unit(),
                mostGames()));
  }

  @Override
  public long mostGames() {
    return budget + freshGames();
  }

  private long freshGames() {
    return gamesOf(freshPairs) * (1 + 2 * dials.size());
  }

  /// How many settings there are.
  private long possible() {
    return dials.stream()
        .mapToLong(dial -> dial.steps() + 1L)
        .reduce(1, (a, b) -> a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b);
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    return tuned(playing, telling).findings();
  }

  /// Plays, and tells the settings besides.
  public TuningRun.Tuned tuned(Playing playing, Consumer<String> telling) {
    return new TuningRun(this, new Asked(playing, player, grouping), telling).tuned();
  }
}
