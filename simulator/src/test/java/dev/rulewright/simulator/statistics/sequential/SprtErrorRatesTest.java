package dev.rulewright.simulator.statistics.sequential;

import static dev.rulewright.simulator.statistics.Coverage.TIMES;
import static dev.rulewright.simulator.statistics.Coverage.checkCovered;
import static dev.rulewright.simulator.statistics.Coverage.holds;
import static dev.rulewright.simulator.statistics.Coverage.shown;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.statistics.Coverage;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.Truth;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How often the sequential test errs, and how often its estimate and interval do, found by
/// simulation (see [Coverage]).
final class SprtErrorRatesTest {

  private final RandomGenerator random = Coverage.random();

  /// Pair scores of independent games, of pairs that are won or lost whole, of pairs that are
  /// mostly split, of games without draws. The true mean is that of the first or the second
  /// hypothesis; three standard errors are granted to the simulation. A test that never erred would
  /// take more games than it was asked to.
  @ParameterizedTest
  @CsvSource({
    "0.2, 0.1, 0.4, 0.1, 0.2, 0.50, 0.60",
    "0.45, 0.02, 0.06, 0.02, 0.45, 0.50, 0.60",
    "0.08, 0.04, 0.76, 0.04, 0.08, 0.50, 0.55",
    "0.0625, 0.25, 0.375, 0.25, 0.0625, 0.50, 0.55",
  })
  void theSequentialTestKeepsItsErrorRates(
      double zero,
      double quarter,
      double half,
      double threeQuarters,
      double one,
      double mean0,
      double mean1) {
    var test = new Sprt(mean0, mean1, 0.05, 0.05, 5000);
    List<Double> shape = List.of(zero, quarter, half, threeQuarters, one);
    int draws = 4000 * TIMES;
    double alpha = decided(test, Sprt.Decision.SECOND, Truth.withMean(shape, mean0), draws);
    double beta = decided(test, Sprt.Decision.FIRST, Truth.withMean(shape, mean1), draws);
    shown("SPRT alpha, " + shape, alpha);
    shown("SPRT beta, " + shape, beta);
    double granted = 3 * Math.sqrt(0.05 * 0.95 / draws);
    assertThat(alpha).isBetween(0.025, 0.05 + granted);
    assertThat(beta).isBetween(0.025, 0.05 + granted);
  }

  private double decided(Sprt test, Sprt.Decision decision, Truth truth, int draws) {
    int decided = 0;
    for (int i = 0; i < draws; i++) {
      decided += test.decision(tested(test, truth)) == decision ? 1 : 0;
    }
    return (double) decided / draws;
  }

  /// The pairs at which a test of the truth ends.
  private LatticeSample tested(Sprt test, Truth truth) {
    LatticeSample pairs = LatticeSample.none(Kind.SCORES, 2, 2);
    do {
      pairs = pairs.with(truth.kind(random.nextDouble()));
    } while (test.decision(pairs) == Sprt.Decision.GO_ON);
    return pairs;
  }

  /// Differences of -½, -¼, 0, ¼ and ½ where many pairs differ, few, few by a quarter, and more of
  /// them by small gains than by great losses. The test takes as many pairs whatever the share that
  /// differs: about 570.
  @ParameterizedTest
  @CsvSource({
    "0.2, 0.1, 0.4, 0.1, 0.2",
    "0.02, 0.08, 0.8, 0.08, 0.02",
    "0.0, 0.05, 0.9, 0.05, 0.0",
    "0.03, 0.02, 0.85, 0.1, 0.0",
  })
  void aNormalisedTestKeepsItsErrorRatesAndItsLengthInDraws(
      double zero, double quarter, double half, double threeQuarters, double one) {
    var test = new Sprt(Sprt.Statistic.NORMALISED, 0, 0.1, 0.05, 0.05, 20_000);
    List<Double> shape = List.of(zero, quarter, half, threeQuarters, one);
    List<Truth> truths = List.of(Truth.normalised(shape, 0), Truth.normalised(shape, 0.1));
    int draws = 500 * TIMES;
    long pairs = 0;
    int[] wrong = new int[2];
    for (int i = 0; i < 2 * draws; i++) {
      LatticeSample differences = LatticeSample.none(Kind.DIFFERENCES, 2, 2);
      do {
        differences = differences.with(truths.get(i % 2).kind(random.nextDouble()) - 2);
      } while (test.decision(differences) == Sprt.Decision.GO_ON);
      pairs += differences.pairs();
      Sprt.Decision error = i % 2 == 0 ? Sprt.Decision.SECOND : Sprt.Decision.FIRST;
      wrong[i % 2] += test.decision(differences) == error ? 1 : 0;
    }
    shown("SPRT normalised alpha, " + shape, (double) wrong[0] / draws);
    shown("SPRT normalised beta, " + shape, (double) wrong[1] / draws);
    double granted = 3 * Math.sqrt(0.05 * 0.95 / draws);
    assertThat((double) wrong[0] / draws).isBetween(0.005, 0.05 + granted);
    assertThat((double) wrong[1] / draws).isBetween(0.015, 0.05 + granted);
    assertThat((double) pairs / 2 / draws).isBetween(500.0, 640.0);
  }

  @ParameterizedTest
  @CsvSource({
    "0.2, 0.1, 0.4, 0.1, 0.2, 0.50, 0.60",
    "0.45, 0.02, 0.06, 0.02, 0.45, 0.50, 0.60",
    "0.08, 0.04, 0.76, 0.04, 0.08, 0.50, 0.55",
    "0.0625, 0.25, 0.375, 0.25, 0.0625, 0.50, 0.55",
  })
  void theEstimateOfTheSequentialTestIsMedianUnbiased(
      double zero,
      double quarter,
      double half,
      double threeQuarters,
      double one,
      double mean0,
      double mean1) {
    var test = new Sprt(mean0, mean1, 0.05, 0.05, 5000);
    List<Double> shape = List.of(zero, quarter, half, threeQuarters, one);
    Truth truth = Truth.withMean(shape, mean1);
    int draws = 4000 * TIMES;
    int low = 0;
    int naiveLow = 0;
    int held = 0;
    int naiveHeld = 0;
    for (int i = 0; i < draws; i++) {
      LatticeSample pairs = tested(test, truth);
      SprtEstimate estimate = test.estimate(pairs, pairs.pairs());
      low += estimate.adjusted().value() < truth.mean() ? 1 : 0;
      naiveLow += estimate.naive().value() < truth.mean() ? 1 : 0;
      held += holds(estimate.adjusted().interval(), truth.mean()) ? 1 : 0;
      naiveHeld += holds(estimate.naive().interval(), truth.mean()) ? 1 : 0;
    }
    shown("SPRT adjusted estimate too low, " + shape, (double) low / draws);
    shown("SPRT naive estimate too low, " + shape, (double) naiveLow / draws);
    shown("SPRT naive interval, " + shape, (double) naiveHeld / draws);
    assertThat((double) low / draws).isBetween(0.47, 0.53);
    checkCovered("SPRT adjusted interval, " + shape, held, draws);
  }

  /// Looking after every 50 pairs, with a truth at the hypotheses and far beyond them, where the
  /// first look ends the test.
  @ParameterizedTest
  @ValueSource(doubles = {0.50, 0.55, 0.60, 0.70, 0.30})
  void rareLooksLeaveAUsefulEstimate(double mean) {
    var test = new Sprt(0.50, 0.55, 0.05, 0.05, 2000);
    Truth truth = Truth.withMean(List.of(0.2, 0.1, 0.4, 0.1, 0.2), mean);
    int draws = 2000 * TIMES;
    int low = 0;
    int held = 0;
    for (int i = 0; i < draws; i++) {
      LatticeSample pairs = LatticeSample.none(Kind.SCORES, 2, 2);
      int looks = 0;
      do {
        pairs = Truth.sum(pairs, truth.drawn(50, random));
        looks++;
      } while (test.decision(pairs) == Sprt.Decision.GO_ON);
      SprtEstimate estimate = test.estimate(pairs, looks);
      low += estimate.adjusted().value() < truth.mean() ? 1 : 0;
      held += holds(estimate.adjusted().interval(), truth.mean()) ? 1 : 0;
    }
    shown("SPRT, rare looks, too low, " + mean, (double) low / draws);
    shown("SPRT, rare looks, interval, " + mean, (double) held / draws);
    assertThat((double) low / draws).isBetween(0.42, 0.58);
    assertThat((double) held / draws).isBetween(0.93, 0.98);
  }
}
