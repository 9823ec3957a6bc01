package dev.rulewright.simulator.statistics.sequential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.Truth;
import dev.rulewright.simulator.statistics.rating.Elo;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {

  private static LatticeSample counts(String text) {
    return new LatticeSample(
        Kind.SCORES, 2, Arrays.stream(text.split(" ")).map(Long::valueOf).toList());
  }

  /// `LLR_logistic`, and `sprt.analytics` with its Elo turned back into scores, of Fishtest (the
  /// files LLRcalc.py of commit 0753fcc6, sprt.py of 07bf1052, brownian.py of 50671a17) with SciPy
  /// 1.17.1. Where a reflection is far away, Fishtest cuts a series off that is summed up here:
  /// hence 2·10^-5.
  @ParameterizedTest
  @CsvSource({
    "-3, 1, 0.05, 0.05, 10789 19328 33806 19402 10543, 2.1310678118, 0.49857163, 0.49497982,"
        + " 0.50214223",
    "0.2, 0.9, 0.05, 0.05, 39 2226 31451 2412 40, 2.1625425800, 0.50124510, 0.50024223, 0.50221719",
    "0, 20, 0.05, 0.05, 10 40 100 60 25, 4.1839950791, 0.54841216, 0.50934641, 0.58860235",
    "0, 35, 0.05, 0.05, 3 20 60 12 2, -6.3080409391, 0.48244935, 0.41475378, 0.54022329",
    "-20, 20, 0.05, 0.05, 12 22 50 20 14, 0.3734105108, 0.50398389, 0.45256163, 0.55552256",
    "0, 10, 0.01, 0.1, 15 70 180 75 14, -0.5608176877, 0.50213862, 0.47959210, 0.52458073",
  })
  void theRatioAndTheEstimateAgreeWithFishtest(
      double elo0,
      double elo1,
      double alpha,
      double beta,
      String pairs,
      double ratio,
      double adjusted,
      double low,
      double high) {
    var test = ofElo(elo0, elo1, alpha, beta, Long.MAX_VALUE);
    assertThat(test.uncorrectedRatio(counts(pairs))).isCloseTo(ratio, within(1e-7));
    SprtEstimate estimate = SprtEstimate.of(test, bounds(test), counts(pairs));
    assertThat(estimate.adjusted().value()).isCloseTo(adjusted, within(2e-5));
    assertThat(estimate.adjusted().interval().low()).isCloseTo(low, within(2e-5));
    assertThat(estimate.adjusted().interval().high()).isCloseTo(high, within(2e-5));
  }

  /// `LLR_logistic` and `sprt` again, where two scores never came about.
  @Test
  void whatNeverCameAboutCountsALittle() {
    var test = ofElo(0, 35, 0.05, 0.05, 1000);
    LatticeSample pairs = Truth.scores(0, 0, 3, 12, 20);
    assertThat(test.uncorrectedRatio(pairs)).isCloseTo(3.3484725323, within(1e-7));
    assertThat(SprtEstimate.of(test, bounds(test), pairs).adjusted().value())
        .isCloseTo(0.86367938, within(2e-5));
  }

  /// The bounds as Fishtest has them, without the correction for the estimate of the variance.
  private static Interval bounds(Sprt test) {
    return new Interval(test.lower(), test.upper());
  }

  /// `Brownian.outcome_cdf` of Fishtest; the third and the fourth by Siegmund's approximation.
  @ParameterizedTest
  @CsvSource({
    "0.01, 0.1, 300, 1.0, 0.1230444997107944",
    "-0.02, 0.2, 100, -2.9, 0.4561329427547942",
    "0.0, 0.15, 200, 2.9, 0.828438707168135",
    "0.3, 0.1, 5, 1.4, 0.32736042300928836",
    "-0.001, 0.05, 50, 0.3, 0.8389005969187091",
  })
  void thePassageOfABrownianMotionAgreesWithFishtest(
      double drift, double deviation, double time, double point, double p) {
    var passage = new BrownianPassage(-2.9, 2.9, drift, deviation * deviation);
    assertThat(passage.lowerOutcome(time, point)).isCloseTo(p, within(1e-8));
  }

  /// The likelihood of normal numbers, with two imagined pairs, maximised over the deviation under
  /// either hypothesis by `scipy.optimize.minimize_scalar`; and `LLR_normalized` of Fishtest
  /// (LLRcalc.py of commit 0753fcc6), which maximises over all distributions on the grid and
  /// imagines no pairs: nearly the same.
  @ParameterizedTest
  @CsvSource({
    "0, 4, 13 37 50 25 3, -0.52567738, -0.54912459",
    "-3, 1, 10789 19328 33806 19402 10543, 0.30110371, 0.30086979",
    "0.2, 0.9, 39 2226 31451 2412 40, 1.21551960, 1.21659675",
    "0, 20, 10 40 100 60 25, 3.20034580, 3.26909412",
    "0, 35, 3 20 60 12 2, -2.78736074, -2.90887859",
    "0, 60, 10 40 100 60 25, 5.03007830, 5.23255647",
  })
  void theNormalisedRatioAgreesWithSciPyAndNearlyWithFishtest(
      double elo0, double elo1, String pairs, double normal, double multinomial) {
    var test = Sprt.ofNormalisedElo(elo0, elo1, 0.05, 0.05, Long.MAX_VALUE);
    assertThat(test.logLikelihoodRatio(counts(pairs))).isCloseTo(normal, within(1e-7));
    assertThat(test.logLikelihoodRatio(counts(pairs))).isCloseTo(multinomial, withinPercentage(5));
  }

  /// n t1² / 2 with t1 = 20 ln 10 / 800 · √2: no pair that differs says little, not everything.
  @Test
  void pairsThatAllAreInTheMiddleSpeakForTheFirstHypothesis() {
    var test = Sprt.ofNormalisedElo(0, 20, 0.05, 0.05, 1000);
    assertThat(test.logLikelihoodRatio(Truth.scores(0, 0, 100, 0, 0)))
        .isCloseTo(-0.33136, within(1e-5));
    assertThat(test.decision(Truth.scores(0, 0, 900, 0, 0))).isEqualTo(Sprt.Decision.FIRST);
    assertThat(test.decision(Truth.scores(0, 0, 0, 0, 60))).isEqualTo(Sprt.Decision.SECOND);
  }

  /// Wald's bounds for 5 % and 5 %: ln 19 = 2.944.
  @Test
  void theTestStopsAtWaldsBounds() {
    var test = ofElo(0, 35, 0.05, 0.05, 300);
    assertThat(test.upper()).isCloseTo(2.944439, within(1e-6));
    assertThat(test.lower()).isCloseTo(-2.944439, within(1e-6));
    assertThat(test.logLikelihoodRatio(LatticeSample.none(Kind.SCORES, 2, 2))).isEqualTo(0);
    assertThat(test.decision(LatticeSample.none(Kind.SCORES, 2, 2))).isEqualTo(Sprt.Decision.GO_ON);
    assertThat(test.decision(Truth.scores(0, 0, 3, 12, 20))).isEqualTo(Sprt.Decision.SECOND);
    assertThat(test.decision(Truth.scores(3, 20, 60, 12, 2))).isEqualTo(Sprt.Decision.FIRST);
    assertThat(test.decision(Truth.scores(40, 60, 78, 80, 42))).isEqualTo(Sprt.Decision.CAPPED);
  }

  /// Of 35 pairs 32 count: 3.3484725323 · 32 / 35. Three pairs say nothing yet.
  @Test
  void theEstimateOfTheVarianceCostsThreePairs() {
    var test = ofElo(0, 35, 0.05, 0.05, 300);
    assertThat(test.logLikelihoodRatio(Truth.scores(0, 0, 3, 12, 20)))
        .isCloseTo(3.0614606, within(1e-6));
    assertThat(test.logLikelihoodRatio(Truth.scores(0, 0, 0, 0, 3))).isEqualTo(0);
  }

  /// Scores of pairs between ½ and their differences from ½ say the same, on a scale of twice the
  /// width.
  @Test
  void differencesAreTestedLikeScores() {
    var scores = Truth.scores(10, 40, 100, 60, 25);
    LatticeSample differences =
        new LatticeSample(Kind.DIFFERENCES, 2, List.of(10L, 0L, 40L, 0L, 100L, 0L, 60L, 0L, 25L));
    var ofScores = new Sprt(0.5, 0.53, 0.05, 0.05, 1000);
    var ofDifferences = new Sprt(0, 0.06, 0.05, 0.05, 1000);
    assertThat(ofDifferences.logLikelihoodRatio(differences))
        .isCloseTo(ofScores.logLikelihoodRatio(scores), within(0.01));
    assertThat(ofDifferences.estimate(differences, differences.pairs()).adjusted().value())
        .isCloseTo(
            2 * ofScores.estimate(scores, scores.pairs()).adjusted().value() - 1, within(1e-4));
  }

  @Test
  void aTestThatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> new Sprt(0.5, 0.5, 0.05, 0.05, 10)).hasMessageContaining("0.5");
    assertThatThrownBy(() -> new Sprt(0.5, 0.6, 0.05, 0.5, 10)).hasMessageContaining("rates");
    assertThatThrownBy(() -> new Sprt(0.5, 0.6, 0.05, 0.05, 0)).hasMessageContaining("0 pairs");
  }

  private static Sprt ofElo(double elo0, double elo1, double alpha, double beta, long mostPairs) {
    return new Sprt(Elo.score(elo0), Elo.score(elo1), alpha, beta, mostPairs);
  }
}
