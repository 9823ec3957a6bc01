package dev.rulewright.simulator.experiments.sweep;

import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Difference;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.FalseDiscoveries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// What factors of two levels do to the score, largest first: the mean over the arms with the
/// second level minus the mean over those with the first.
///
/// All arms play the same pairs of games, so every pair gives an estimate of each effect, and these
/// are independent: the interval is Student's over pairs. The estimate for one pair is
///
/// ```
/// (2 / arms) · sum over the arms of sign(arm) · score(arm, pair)
/// ```
public record Effects(List<Effect> largestFirst) {

  public static String note(Grouping grouping) {
    return "Effect: mean score with the second value minus mean score with the first, over all"
        + " settings"
        + " of the others. Interval: Student over %s; p adjusted by Benjamini and Hochberg."
            .formatted(grouping.games());
  }

  public static final String LARGEST = "The largest of many effects is probably an overestimate.";

  private static final double FALSE_DISCOVERIES = 0.05;

  /// One effect.
  ///
  /// @param name the factor, or two joined by ` × `
  /// @param values what is compared, such as `4 to 5`; empty for two factors
  /// @param isNone whether both values play the same games, as far as that was tried
  public record Effect(
      String name, String values, Difference difference, double adjusted, boolean isNone) {

    Effect(String name, String values, Difference difference, double adjusted) {
      this(name, values, difference, adjusted, false);
    }

    public boolean isFinding() {
      return adjusted <= FALSE_DISCOVERIES;
    }

    /// `numbers.turn-ap (3 to 5): +1.2 points (95 % interval +0.3 to +2.1)`.
    public String told() {
      return "%s (%s): %s".formatted(name, values, difference.estimate().inPoints());
    }
  }

  /// @param signs for each arm, -1 or 1 for each factor: its first or second level
  /// @param interactions whether products of two factors are estimated too
  static Effects of(
      List<Factor> factors, List<int[]> signs, List<ArmScores> scores, boolean interactions) {
    var effects = new ArrayList<Effect>();
    for (int i = 0; i < factors.size(); i++) {
      int factor = i;
      String key = factors.get(i).key();
      String levels = String.join(" to ", factors.get(i).levels());
      effects.add(effect(key, levels, signs.stream().mapToInt(row -> row[factor]), scores));
      for (int j = 0; interactions && j < i; j++) {
        int other = j;
        String both = factors.get(j).key() + " × " + key;
        IntStream products = signs.stream().mapToInt(row -> row[factor] * row[other]);
        effects.add(effect(both, "", products, scores));
      }
    }
    double[] adjusted =
        FalseDiscoveries.adjusted(
            effects.stream().mapToDouble(each -> each.difference().p()).toArray());
    for (int i = 0; i < adjusted.length; i++) {
      Effect each = effects.get(i);
      effects.set(i, new Effect(each.name(), each.values(), each.difference(), adjusted[i]));
    }
    effects.sort(
        Comparator.comparingDouble(
                (Effect effect) -> Math.abs(effect.difference().estimate().value()))
            .reversed());
    return new Effects(effects);
  }

  /// One of them before it is adjusted.
  private static Effect effect(
      String name, String values, IntStream signs, List<ArmScores> scores) {
    int[] column = signs.toArray();
    double[] estimates = new double[scores.getFirst().pairs().size()];
    for (int arm = 0; arm < column.length; arm++) {
      ArmScores ofArm = scores.get(arm);
      for (int pair = 0; pair < estimates.length; pair++) {
        estimates[pair] += 2.0 / column.length * column[arm] * ofArm.score(pair);
      }
    }
    Difference difference = Difference.ofMean(estimates);
    return new Effect(name, values, difference, difference.p());
  }

  /// The same with what is known to change nothing at the end.
  ///
  /// @param none the names of the factors whose values play the same games
  Effects without(Set<String> none) {
    return new Effects(
        largestFirst.stream()
            .map(each ->
                new Effect(
                    each.name(),
                    each.values(),
                    each.difference(),
                    each.adjusted(),
                    none.contains(each.name())))
            .sorted(Comparator.comparing(Effect::isNone))
            .toList());
  }

  Verdict verdict(String question, String player) {
    Effect first = largestFirst.getFirst();
    if (first.isNone()) {
      return new Verdict(
          question,
          "None: whichever value is set, the same games are played.",
          "largest effect on the score",
          first.difference().estimate());
    }
    long findings = largestFirst.stream().filter(Effect::isFinding).count();
    return new Verdict(
        question,
        "%s%s (%s) moves the score of %s most: %s; %d of %d effects are findings at a false"
                .formatted(
                    findings == 0 ? "None is shown to move it. In this sample " : "",
                    first.name(),
                    first.values().isEmpty() ? "together" : first.values(),
                    player,
                    first.difference().estimate().inPoints(),
                    findings,
                    largestFirst.size())
            + " discovery rate of 5 %.",
        "largest effect on the score",
        first.difference().estimate());
  }

  /// What is to be said of those that change nothing.
  public List<String> nothing() {
    return largestFirst.stream()
        .filter(Effect::isNone)
        .map(each ->
            "%s changes nothing where it was changed alone: %s play the same games."
                .formatted(each.name(), each.values().replace(" to ", " and ")))
        .toList();
  }

  public ResultTable table() {
    Rows rows = Rows.of("effects");
    for (Effect each : largestFirst) {
      Difference difference = each.difference();
      rows.row(
          rows.next(),
          each.name(),
          each.values(),
          difference.estimate(),
          difference.p(),
          each.adjusted());
    }
    return rows.table();
  }
}
