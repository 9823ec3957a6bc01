package dev.rulewright.simulator.experiments.sweep;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Which of many settings matter most? A [Design] of few arms estimates all main effects at once,
/// each from all games. What is not shown to matter is then changed alone, in the first of them, to
/// see whether it changes any game at all.
///
/// @param base what is set in every arm
/// @param factors what is varied, 1 to 199, each with two values
/// @param player whose score is meant: a win 1, a draw its share of one, a loss 0
/// @param grouping which games are counted together; a group is called a pair below
/// @param pairs pairs of games of each arm, at least 2
public record Screening(Arm base, List<Factor> factors, String player, Grouping grouping, int pairs)
    implements Experiment {

  /// By how much more games are tried when the first have not changed.
  private static final int GROWTH = 4;

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
        ("%d arms (Plackett and Burman, folded over) play the same %,d %s each, %,d games in all;"
                + " what is not shown to matter is then changed alone until a game changes, in %,d"
                + " games at most.")
            .formatted(arms, pairs, grouping.games(), gamesOfTheDesign(), gamesAlone()));
  }

  @Override
  public long mostGames() {
    return gamesOfTheDesign() + gamesAlone();
  }

  private long gamesOfTheDesign() {
    return (long) grouping.size() * signs().size() * pairs;
  }

  private long gamesAlone() {
    return (long) grouping.size() * factors.size() * pairs;
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var asked = new Asked(playing, player, grouping);
    Effects effects = effects(asked);
    var notes = new ArrayList<>(effects.nothing());
    notes.addAll(asked.aboutStarters());
    notes.add(Effects.note(grouping));
    notes.add(
        "Main effects are not confounded with interactions of two settings; each holds on average"
            + " over the values of the others, which may be far from the box.");
    notes.add(Effects.LARGEST);
    return new Findings(effects.verdict(question(), player), List.of(effects.table()), notes);
  }

  @Override
  public List<Arm> arms() {
    List<int[]> signs = signs();
    return IntStream.range(0, signs.size()).mapToObj(i -> arm(i, signs.get(i))).toList();
  }

  private List<int[]> signs() {
    return Design.foldedOver(factors.size());
  }

  public Effects effects(Asked asked) {
    List<Arm> arms = arms();
    asked.play(arms, pairs);
    Effects effects = Effects.of(factors, signs(), arms.stream().map(asked::of).toList(), false);
    var nothing = new HashSet<String>();
    for (Effects.Effect each : effects.largestFirst()) {
      if (!each.isFinding() && changesNothing(each.name(), arms.getFirst(), asked)) {
        nothing.add(each.name());
      }
    }
    return effects.without(nothing);
  }

  /// Whether a factor alone leaves all games of an arm as they are; most that do not change one of
  /// the first.
  private boolean changesNothing(String key, Arm arm, Asked asked) {
    Factor factor =
        factors.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    String now = arm.changes().get(key);
    String other = factor.levels().get(factor.levels().getFirst().equals(now) ? 1 : 0);
    Arm changed = arm.with("%s, %s=%s".formatted(arm.name(), key, other), Map.of(key, other));
    for (int played = 1; ; played = Math.min(pairs, GROWTH * played)) {
      asked.play(List.of(changed), played);
      if (!asked.of(changed).areTheGamesOf(asked.of(arm))) {
        return false;
      }
      if (played == pairs) {
        return true;
      }
    }
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
