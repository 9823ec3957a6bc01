package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Which of many settings matter most? A [Design] of few arms estimates all main effects at once,
/// each from all games.
///
/// @param base what is set in every arm
/// @param factors what is varied, 1 to 199, each with two values
/// @param player whose score is meant: a win 1, a draw its share of one, a loss 0
/// @param seats the number of players, and of games in what is called a pair
/// @param pairs pairs of games of each arm, at least 2
public record Screening(Arm base, List<Factor> factors, String player, int seats, int pairs)
    implements Experiment {

  /// @throws IllegalArgumentException if there are too few or too many factors, one has not two
  ///   values, or there are too few pairs
  public Screening {
    factors = List.copyOf(factors);
    if (factors.isEmpty() || factors.size() > Design.MOST_FACTORS || pairs < 2) {
      throw new IllegalArgumentException(factors.size() + " factors, " + pairs + " pairs");
    }
    for (Factor factor : factors) {
      if (factor.levels().size() != 2) {
        throw new IllegalArgumentException("two values are screened, not " + factor);
      }
    }
  }

  /// The most factors of a screening.
  public static int mostFactors() {
    return Design.MOST_FACTORS;
  }

  private String question() {
    return "Which of %d settings move the score of %s most?".formatted(factors.size(), player);
  }

  @Override
  public List<String> plan() {
    int arms = signs().size();
    return List.of(
        question(),
        "%d arms (Plackett and Burman, folded over) play the same %,d %s each, %,d games in all."
            .formatted(arms, pairs, Rows.groups(seats), mostGames()));
  }

  @Override
  public long mostGames() {
    return (long) seats * signs().size() * pairs;
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    Effects effects = effects(playing);
    return new Findings(
        effects.verdict(question(), player),
        List.of(effects.table()),
        List.of(
            Effects.note(seats),
            "Main effects are not mixed up with interactions of two settings; each holds on average"
                + " over the values of the others, which may be far from the box.",
            Effects.LARGEST));
  }

  @Override
  public List<Arm> arms() {
    List<int[]> signs = signs();
    return IntStream.range(0, signs.size()).mapToObj(i -> arm(i, signs.get(i))).toList();
  }

  private List<int[]> signs() {
    return Design.foldedOver(factors.size());
  }

  Effects effects(Playing playing) {
    var asked = new Asked(playing, player, seats);
    List<Arm> arms = arms();
    asked.play(arms, pairs);
    return Effects.of(factors, signs(), arms.stream().map(asked::of).toList(), false);
  }

  private Arm arm(int number, int[] signs) {
    var changes = new TreeMap<>(base.changes());
    var shown = new ArrayList<String>();
    for (int i = 0; i < signs.length; i++) {
      changes.put(factors.get(i).key(), factors.get(i).levels().get(signs[i] < 0 ? 0 : 1));
      shown.add(signs[i] < 0 ? "-" : "+");
    }
    return new Arm("run %d %s".formatted(number + 1, String.join("", shown)), changes);
  }
}
