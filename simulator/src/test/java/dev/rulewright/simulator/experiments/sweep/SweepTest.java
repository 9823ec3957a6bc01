package dev.rulewright.simulator.experiments.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Coins;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Verdict;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SweepTest {

  private static double number(Arm arm, String key) {
    return Double.parseDouble(arm.changes().getOrDefault(key, "0"));
  }

  // ---- Response curve ----

  /// The chance of heads is 0.3 + 0.05 x, so it crosses one half at 4.
  private static Coins rising(long seed) {
    return new Coins(arm -> 0.3 + 0.05 * number(arm, "x"), seed);
  }

  private static Sweep curve(int pairs) {
    return new Sweep(
        Arm.BASE,
        List.of(new Factor("x", List.of("1", "3", "5", "7"))),
        List.of("3"),
        "heads",
        Grouping.PAIRS,
        pairs,
        1);
  }

  @Test
  void theCrossingIsFound() {
    Findings findings = curve(3_000).run(rising(11), _ -> {});
    assertThat(findings.verdict().quantity()).isEqualTo("crossing of 50 %");
    assertThat(findings.verdict().estimate().value()).isBetween(3.6, 4.4);
    assertThat(findings.table("responses").orElseThrow().rows()).hasSize(4);
    assertThat(findings.table("crossing").orElseThrow().rows()).hasSize(1);
  }

  @Test
  void theIntervalOfTheCrossingCovers() {
    int covered = 0;
    for (int seed = 0; seed < 200; seed++) {
      Verdict verdict = curve(300).run(rising(1_000_003L * seed), _ -> {}).verdict();
      covered +=
          verdict.estimate().interval().low() <= 4 && 4 <= verdict.estimate().interval().high()
              ? 1
              : 0;
    }
    // 95 % of 200 are 190, give or take three standard deviations of 3.1.
    assertThat(covered).isBetween(180, 199);
  }

  @Test
  void aCurveThatDoesNotCrossSaysSo() {
    Verdict verdict =
        curve(400).run(new Coins(arm -> 0.6 + 0.03 * number(arm, "x"), 1), _ -> {}).verdict();
    assertThat(verdict.sentence())
        .matches(
            "The score of heads stays above 50 % at every value of x that was played: it comes"
                + " nearest with x=1: 6[0-9.]+ % .*");
    assertThat(verdict.estimate().interval().low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(verdict.estimate().interval().high()).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void aCurveWhoseEveryIntervalLiesBelowDoesNotReachHalf() {
    Verdict verdict =
        curve(400).run(new Coins(arm -> 0.2 + 0.03 * number(arm, "x"), 1), _ -> {}).verdict();
    assertThat(verdict.sentence()).contains("does not reach 50 % at any value of x", "with x=7: ");
    assertThat(verdict.estimate().value()).isNaN();
    // At 7 nearly one half: too few pairs to say.
    assertThat(
            curve(40)
                .run(new Coins(arm -> 0.13 + 0.05 * number(arm, "x"), 4), _ -> {})
                .verdict()
                .sentence())
        .contains("is not shown to cross 50 %");
  }

  @Test
  void differencesAreFromWhatIsShipped() {
    Findings findings = curve(100).run(rising(3), _ -> {});
    ResultTable responses = findings.table("responses").orElseThrow();
    assertThat(responses.rows()).extracting(row -> row.get(5)).element(1).isEqualTo("");
    assertThat(Double.parseDouble(responses.rows().getFirst().get(5))).isNegative();
    assertThat(Double.parseDouble(responses.rows().get(2).get(5))).isPositive();
    assertThat(findings.notes()).anyMatch(note -> note.contains("from x=3, as shipped,"));
  }

  @Test
  void whereWhatIsShippedIsNotPlayedDifferencesAreFromTheFirstRowAndThisIsSaid() {
    Findings findings =
        new Sweep(
                Arm.BASE,
                List.of(new Factor("x", List.of("1", "3"))),
                List.of("2"),
                "heads",
                Grouping.PAIRS,
                20,
                1)
            .run(rising(3), _ -> {});
    assertThat(findings.table("responses").orElseThrow().rows().getFirst().get(5)).isEmpty();
    assertThat(findings.notes())
        .anyMatch(
            note -> note.contains("from x=1, the first row, as what is shipped (2) is not played"));
  }

  @Test
  void everyEstimateOfASweepHasItsInterval() {
    List<String> columns =
        curve(20).run(rising(3), _ -> {}).table("responses").orElseThrow().columns().stream()
            .map(Column::name)
            .toList();
    for (String estimate : List.of("score", "difference", "starter_score", "turns")) {
      assertThat(columns).containsSubsequence(estimate, estimate + "_low", estimate + "_high");
    }
  }

  /// isoreg(c(1, 3, 2, 2, 5))$yf of R 4.4 is 1, 7/3, 7/3, 7/3, 5.
  @Test
  void theFitPoolsWhatDoesNotRise() {
    assertThat(Crossing.isotonic(1, 3, 2, 2, 5))
        .containsExactly(new double[] {1, 7 / 3.0, 7 / 3.0, 7 / 3.0, 5}, Offset.offset(1e-12));
  }

  @Test
  void aFallingCurveCrossesToo() {
    assertThat(Crossing.crossing(new double[] {0, 10}, new double[] {0.7, 0.4}))
        .isCloseTo(20 / 3.0, Offset.offset(1e-12));
  }

  @Test
  void aCurveThatLiesOnOneHalfCrossesItNowhere() {
    assertThat(Crossing.crossing(new double[] {0, 5, 10}, new double[] {0.5, 0.5, 0.5}))
        .isInfinite();
  }

  // ---- Factorial and screening ----

  /// Of many factors only a and c matter: 10 and -6 points between their values.
  private static Coins twoMatter() {
    return new Coins(arm -> 0.45 + 0.1 * number(arm, "f0") - 0.06 * number(arm, "f2"), 12_345);
  }

  private static List<Factor> factors(int count) {
    return java.util.stream.IntStream.range(0, count)
        .mapToObj(i -> new Factor("f" + i, List.of("0", "1")))
        .toList();
  }

  @Test
  void aFactorialFindsTheEffects() {
    Findings findings =
        new Sweep(Arm.BASE, factors(3), List.of("0", "0", "0"), "heads", Grouping.PAIRS, 1_000, 1)
            .run(twoMatter(), _ -> {});
    List<List<String>> rows = findings.table("effects").orElseThrow().rows();
    assertThat(rows).hasSize(6);
    assertThat(rows.getFirst().get(1)).isEqualTo("f0");
    assertThat(Double.parseDouble(rows.getFirst().get(3))).isBetween(0.08, 0.12);
    assertThat(rows.get(1).get(1)).isEqualTo("f2");
    assertThat(Double.parseDouble(rows.get(1).get(3))).isBetween(-0.08, -0.04);
  }

  @Test
  void aScreeningOfTwentyFindsWhatMatters() {
    Findings findings =
        new Screening(Arm.BASE, factors(20), "heads", Grouping.PAIRS, 300)
            .run(twoMatter(), _ -> {});
    List<List<String>> rows = findings.table("effects").orElseThrow().rows();
    assertThat(rows).hasSize(20);
    assertThat(rows).extracting(row -> row.get(1)).startsWith("f0", "f2");
    assertThat(Double.parseDouble(rows.get(1).get(7))).isLessThan(0.01);
  }

  /// Each factor is as often high as low, and no two of them are alike: all columns are orthogonal,
  /// and after the fold every product of two columns is orthogonal to every column.
  @ParameterizedTest
  @ValueSource(ints = {3, 7, 11, 15, 19, 20, 23, 62})
  void theDesignIsOrthogonal(int factors) {
    List<int[]> rows = Design.foldedOver(factors);
    for (int i = 0; i < factors; i++) {
      int a = i;
      assertThat(rows.stream().mapToInt(row -> row[a]).sum()).isZero();
      for (int j = 0; j < i; j++) {
        int b = j;
        assertThat(rows.stream().mapToInt(row -> row[a] * row[b]).sum()).isZero();
        for (int k = 0; k < factors; k++) {
          int c = k;
          assertThat(rows.stream().mapToInt(row -> row[a] * row[b] * row[c]).sum()).isZero();
        }
      }
    }
  }

  @Test
  void twoFactorsGiveAHeatMap() {
    var sweep =
        new Sweep(
            Arm.BASE,
            List.of(
                new Factor("x", List.of("1", "2", "3")), new Factor("y", List.of("1", "2", "3"))),
            List.of("2", "9"),
            "heads",
            Grouping.PAIRS,
            50,
            1);
    Findings findings =
        sweep.run(new Coins(arm -> 0.1 * (number(arm, "x") + number(arm, "y")), 1), _ -> {});
    assertThat(findings.table("responses").orElseThrow().rows()).hasSize(9);
    assertThat(findings.verdict().sentence()).contains("x=3 y=3", "x=1 y=1");
  }

  @Test
  void anEndOutsideOfTheLevelsIsKnownByItsDirectionOnly() {
    double[] levels = {2, 3, 7};
    assertThat(Crossing.within(levels, -3)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Crossing.within(levels, 12)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Crossing.within(levels, 2)).isEqualTo(2);
    assertThat(Crossing.within(levels, 6.5)).isEqualTo(6.5);
  }
}
