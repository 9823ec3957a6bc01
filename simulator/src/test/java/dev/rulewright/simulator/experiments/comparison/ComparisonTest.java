package dev.rulewright.simulator.experiments.comparison;

import static dev.rulewright.simulator.experiments.comparison.SequentialRule.Scale.ELO;
import static dev.rulewright.simulator.experiments.comparison.SequentialRule.Scale.NORMALISED_ELO;
import static dev.rulewright.simulator.experiments.comparison.SequentialRule.Scale.POINTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Coins;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  private static final Arm FAIR = new Arm("fair", Map.of("heads", "0.5"));
  private static final Arm BENT = new Arm("bent", Map.of("heads", "0.6"));

  static double heads(Arm arm) {
    return Double.parseDouble(arm.changes().getOrDefault("heads", "0.5"));
  }

  private static Findings found(Comparison comparison, long seed) {
    return comparison.run(new Coins(ComparisonTest::heads, seed), _ -> {});
  }

  /// 0.1 of all games differ, always in the same direction. The variance of a pair's difference is
  /// then 0.1 · 0.9 / 2, against (0.25 + 0.24) / 2 of pairs with chance of their own.
  @Test
  void theSameChanceMakesTheIntervalNarrow() {
    var verdict =
        found(new Comparison(FAIR, BENT, "heads", Grouping.PAIRS, 2_000, null), 1).verdict();
    double width = verdict.estimate().interval().high() - verdict.estimate().interval().low();
    double paired = 2 * 1.96 * Math.sqrt(0.1 * 0.9 / 2 / 2_000);
    double unpaired = 2 * 1.96 * Math.sqrt(0.49 / 2 / 2_000);
    assertThat(width).isBetween(0.9 * paired, 1.1 * paired);
    assertThat(width).isLessThan(unpaired / 2);
    assertThat(verdict.estimate().value()).isBetween(0.08, 0.12);
  }

  @Test
  void theQuestionNamesWhatDiffersAndNotWhatBothHaveInCommon() {
    Arm first = new Arm("a", Map.of("agents", "greedy"));
    Arm second = new Arm("b", Map.of("agents", "greedy", "heads", "0.6"));
    assertThat(new Comparison(first, second, "heads", Grouping.PAIRS, 2, null).plan().getFirst())
        .isEqualTo(
            "Is the score of heads other under b (heads=0.6) than under a (nothing changed)?");
  }

  @Test
  void theIntervalCoversTheDifference() {
    int covered = 0;
    for (int seed = 0; seed < 400; seed++) {
      var verdict =
          found(new Comparison(FAIR, BENT, "heads", Grouping.PAIRS, 200, null), 1_000_003L * seed)
              .verdict();
      covered +=
          verdict.estimate().interval().low() <= 0.1 && 0.1 <= verdict.estimate().interval().high()
              ? 1
              : 0;
    }
    // 95 % of 400, give or take three standard deviations.
    assertThat(covered).isBetween(367, 393);
  }

  @Test
  void theSequentialTestKeepsItsErrorRates() {
    var rule = new SequentialRule(POINTS, 0, 5, 0.05, 0.05, 20);
    int wrong0 = 0;
    int wrong1 = 0;
    Arm better = new Arm("better", Map.of("heads", "0.55"));
    // Not quite equal, so that some pairs differ: the same chance under another name has none.
    Arm other = new Arm("other", Map.of("heads", "0.5", "shifted", "yes"));
    for (int seed = 0; seed < 300; seed++) {
      long start = 1_000_003L * seed;
      Coins coins = new Coins(ComparisonTest::heads, start);
      wrong1 +=
          new Comparison(FAIR, better, "heads", Grouping.PAIRS, 4_000, rule)
                  .run(coins, _ -> {})
                  .verdict()
                  .sentence()
                  .startsWith("Rather H1")
              ? 0
              : 1;
      wrong0 +=
          new Comparison(FAIR, other, "heads", Grouping.PAIRS, 4_000, rule)
                  .run(independent(start), _ -> {})
                  .verdict()
                  .sentence()
                  .startsWith("Rather H1")
              ? 1
              : 0;
    }
    // 5 % of 300 are 15, plus three standard deviations of 3.8.
    assertThat(wrong0).isLessThanOrEqualTo(26);
    assertThat(wrong1).isLessThanOrEqualTo(26);
  }

  /// Every arm has chance of its own.
  private static dev.rulewright.simulator.runs.Playing independent(long seed) {
    return (orders, sink) ->
        orders.forEach(order ->
            new Coins(ComparisonTest::heads, seed + 31L * order.arm().name().hashCode())
                .play(java.util.List.of(order), sink));
  }

  @Test
  void aSequentialTestStatesItsRuleAndTellsTheRatio() {
    var rule = new SequentialRule(POINTS, 0, 5, 0.05, 0.05, 50);
    var comparison = new Comparison(FAIR, BENT, "heads", Grouping.PAIRS, 2_000, rule);
    var told = new ArrayList<String>();
    Findings findings = comparison.run(new Coins(ComparisonTest::heads, 5), told::add);
    assertThat(comparison.plan())
        .contains(
            "Sequential test in one direction: H0 a difference of 0 points or less, H1 of +5 points"
                + " or more; error rates 0.05 and 0.05. The log-likelihood ratio is looked at after"
                + " every 50 pairs; play ends at or below -2.944 (H0), at or above 2.944 (H1), or"
                + " after 2,000 pairs (undecided). Deciding for H0 does not mean that the second"
                + " arm scores less.");
    assertThat(told).isNotEmpty().allMatch(line -> line.contains("log-likelihood ratio"));
    assertThat(findings.table("looks").orElseThrow().rows()).hasSameSizeAs(told);
    assertThat(findings.verdict().sentence())
        .matches(
            "Rather H1, a difference of \\+5 points or more, than H0, 0 points or less\\. The score"
                + " of heads is higher under bent than under fair: \\+[0-9.]+ points \\(95 %"
                + " interval [^)]+\\); adjusted for stopping early \\+[0-9.]+ points \\(95 %"
                + " interval [^)]+\\), in [0-9]+ pairs .*");
    assertThat(findings.notes()).anyMatch(note -> note.startsWith("Plain estimate"));
  }

  @Test
  void hypothesesAreToldAsTheyWereGiven() {
    assertThat(new SequentialRule(POINTS, -0.25, 0.125, 0.05, 0.05, 1).sentence(10, Grouping.PAIRS))
        .contains("H0 a difference of -0.25 points or less, H1 of +0.125 points or more");
    assertThat(
            new SequentialRule(NORMALISED_ELO, 0, 7.5, 0.05, 0.05, 1).sentence(10, Grouping.PAIRS))
        .contains("H1 of +7.5 normalised Elo or more");
    // 1 / (1 + 10^(-100/400)) = 0.640065 (R 4.4)
    assertThat(new SequentialRule(ELO, 0, 100, 0.05, 0.05, 1).test(10, Grouping.PAIRS).value1())
        .isCloseTo(0.140065, within(1e-6));
  }

  /// A sample below a negative H1 is told with the sign of what was seen, not of what is adjusted.
  @Test
  void theSignIsThatOfTheSample() {
    var worse = new Arm("worse", Map.of("heads", "0.49"));
    var rule = new SequentialRule(POINTS, -10, -5, 0.05, 0.05, 100);
    Verdict verdict =
        found(new Comparison(FAIR, worse, "heads", Grouping.PAIRS, 2_000, rule), 5).verdict();
    assertThat(verdict.estimate().value()).isNegative();
    assertThat(verdict.sentence()).contains("than under fair: -").doesNotContain("points more");
  }

  @Test
  void aDifferenceWhoseIntervalHoldsNothingIsNotShown() {
    var little = new Arm("little", Map.of("heads", "0.499"));
    Verdict verdict =
        found(new Comparison(FAIR, little, "heads", Grouping.PAIRS, 100, null), 2).verdict();
    assertThat(verdict.estimate().interval().low()).isNotPositive();
    assertThat(verdict.estimate().interval().high()).isNotNegative();
    assertThat(verdict.sentence())
        .startsWith("The score of heads is not shown to be other under little than under fair: ");
    Verdict shown =
        found(new Comparison(BENT, FAIR, "heads", Grouping.PAIRS, 500, null), 2).verdict();
    assertThat(shown.sentence())
        .matches(
            "The score of heads is lower under fair than under bent: -[0-9.]+ points \\(95 %"
                + " interval -[0-9.]+ to -[0-9.]+\\), in 500 pairs of games, of which [0-9]+"
                + " differ\\.");
  }

  /// A test that overshoots its bound by far was once adjusted to a difference of 100 points.
  @Test
  void anAdjustedEstimateStaysNearTheSample() {
    var rule = new SequentialRule(POINTS, 0, 5, 0.05, 0.05, 200);
    Findings findings = found(new Comparison(FAIR, BENT, "heads", Grouping.PAIRS, 2_000, rule), 5);
    List<String> adjusted = findings.table("estimates").orElseThrow().rows().get(1);
    assertThat(Double.parseDouble(adjusted.get(1))).isBetween(0.03, 0.17);
    List<String> plain = findings.table("estimates").orElseThrow().rows().getFirst();
    assertThat(ResultTable.number(findings.verdict().estimate().value())).isEqualTo(plain.get(1));
    assertThat(findings.table("difference")).isEmpty();
  }

  @Test
  void aCapEndsTheTestUndecided() {
    var rule = new SequentialRule(POINTS, 0, 1, 0.01, 0.01, 10);
    Findings findings = found(new Comparison(FAIR, BENT, "heads", Grouping.PAIRS, 10, rule), 3);
    assertThat(findings.verdict().sentence())
        .startsWith("Undecided at the cap between H0, a difference of 0 points or less, and H1");
  }
}
