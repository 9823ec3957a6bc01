package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PairedScoresTest {

  private static final long SEED = 20_261_121;
  private static final int SIMULATIONS = 4000;

  /// `scipy.stats.permutation_test(permutation_type='samples')` of SciPy 1.17.1 with every flip of
  /// signs, and `scipy.stats.binomtest` for the lines without halves.
  @ParameterizedTest
  @CsvSource({
    "2, 0, 50, 0, 7, 0.1796875",
    "2, 1, 0, 4, 6, 0.099609375",
    "2, 7, 3, 2, 3, 0.716064453125",
    "0, 3, 0, 9, 0, 0.14599609375",
    "40, 0, 0, 0, 60, 0.05688793364098089",
    "60, 0, 9, 0, 40, 0.05688793364098089",
    "0, 0, 100, 0, 0, 1",
    "4, 2, 1, 2, 4, 1",
  })
  void theSignFlipTestAgreesWithSciPy(
      long downFull, long downHalf, long same, long upHalf, long upFull, double p) {
    var scores = differences(downFull, downHalf, same, upHalf, upFull);
    assertThat(scores.signFlipP()).isCloseTo(p, within(1e-12));
  }

  /// Where three play, games differ by sixths of a win: every flip of their signs is gone through.
  @Test
  void theSignFlipTestCountsEveryFlipOfThreePlayersToo() {
    int[] sixths = {6, -2, 4, 2, 2, -3, 1, 6, 4, -4};
    LatticeSample scores = LatticeSample.none(Kind.DIFFERENCES, 1, 3);
    for (int each : sixths) {
      scores = scores.with(each);
    }
    int atLeast = 0;
    for (int flip = 0; flip < 1 << sixths.length; flip++) {
      int sum = 0;
      for (int i = 0; i < sixths.length; i++) {
        sum += (flip >> i & 1) == 0 ? sixths[i] : -sixths[i];
      }
      atLeast += Math.abs(sum) >= Arrays.stream(sixths).sum() ? 1 : 0;
    }
    assertThat(scores.signFlipP())
        .isCloseTo(atLeast / (double) (1 << sixths.length), within(1e-12));
  }

  /// Worked out by hand: Σd = 5 - 2 + ½·(3 - 1) = 4, Σd² + 2 = 7 + 1 + 2 = 10, n + 2 = 22, so m =
  /// 2/11 and the half width is 1.959964 · √((10/22 - 4/121)/22) = 0.27129.
  @Test
  void theIntervalImaginesTwoMorePairs() {
    var scores = differences(2, 1, 9, 3, 5);
    assertThat(scores.pairs()).isEqualTo(20);
    assertThat(scores.differing()).isEqualTo(11);
    assertThat(scores.mean()).isCloseTo(0.2, within(1e-12));
    Interval interval = scores.interval();
    assertThat(interval.low()).isCloseTo(2.0 / 11 - 0.27129, within(0.00001));
    assertThat(interval.high()).isCloseTo(2.0 / 11 + 0.27129, within(0.00001));
  }

  @Test
  void withoutDifferencesTheIntervalStillHasAWidth() {
    Interval interval = differences(0, 0, 100, 0, 0).interval();
    // 1.959964 · √2 / 102
    assertThat(interval.high()).isCloseTo(0.027174, within(0.000001));
    assertThat(interval.low()).isEqualTo(-interval.high());
    assertThat(LatticeSample.none(Kind.DIFFERENCES, 1, 2).interval())
        .isEqualTo(new Interval(-1, 1));
    assertThat(LatticeSample.none(Kind.DIFFERENCES, 1, 2).mean()).isNaN();
  }

  @Test
  void pairsAreCountedByTheirDifference() {
    LatticeSample scores = LatticeSample.none(Kind.DIFFERENCES, 1, 2);
    for (int halves : new int[] {2, 2, -1, 0, 1, -2, 2}) {
      scores = scores.with(halves);
    }
    assertThat(scores).isEqualTo(differences(1, 1, 1, 1, 3));
    assertThatThrownBy(() -> LatticeSample.none(Kind.DIFFERENCES, 1, 2).with(3))
        .hasMessageContaining("3 parts");
    assertThatThrownBy(() -> differences(0, 0, -1, 0, 0)).hasMessageContaining("negative");
  }

  /// Differences that are rare, one-sided, frequent, with and without draws, with a fixed number of
  /// pairs. At least 94 % of the intervals must hold the true mean; the simulation itself errs by
  /// 0.3 percentage points (one standard deviation).
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0.005, 200",
    "0, 0, 0, 0.02, 100",
    "0, 0, 0, 0.02, 500",
    "0.01, 0.01, 0.01, 0.02, 200",
    "0, 0.02, 0.03, 0.05, 200",
    "0.1, 0.1, 0.1, 0.1, 200",
    "0.05, 0.05, 0.1, 0.5, 100",
  })
  void aFixedNumberOfPairsIsCovered(
      double downFull, double downHalf, double upHalf, double upFull, int pairs) {
    var truth = new Differing(downFull, downHalf, upHalf, upFull);
    assertThat(truth.covered(random -> truth.drawn(pairs, random))).isGreaterThan(0.94);
  }

  /// The same when rounds of 100 pairs are played until the interval is at most 5 percentage points
  /// wide, or 1,000 pairs are played.
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0.005",
    "0, 0, 0, 0.02",
    "0.01, 0.01, 0.01, 0.02",
    "0, 0.02, 0.03, 0.05",
    "0.1, 0.1, 0.1, 0.1",
    "0.05, 0.05, 0.1, 0.5",
  })
  void stoppingWhenTheIntervalIsNarrowKeepsTheCoverage(
      double downFull, double downHalf, double upHalf, double upFull) {
    var truth = new Differing(downFull, downHalf, upHalf, upFull);
    assertThat(
            truth.covered(random -> {
              LatticeSample scores = LatticeSample.none(Kind.DIFFERENCES, 1, 2);
              do {
                scores = Truth.sum(scores, truth.drawn(100, random));
              } while (scores.interval().width() > 0.05 && scores.pairs() < 1000);
              return scores;
            }))
        .isGreaterThan(0.94);
  }

  /// Games with the differences -1, -½, 0, ½ and 1.
  private static LatticeSample differences(long... counts) {
    return new LatticeSample(Kind.DIFFERENCES, 1, Arrays.stream(counts).boxed().toList());
  }

  /// The probabilities of the differences.
  private record Differing(double downFull, double downHalf, double upHalf, double upFull) {

    private interface Sample {
      LatticeSample drawn(RandomGenerator random);
    }

    double mean() {
      return upFull - downFull + (upHalf - downHalf) / 2;
    }

    double covered(Sample sample) {
      RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
      int covered = 0;
      for (int i = 0; i < SIMULATIONS; i++) {
        Interval interval = sample.drawn(random).interval();
        covered += interval.low() <= mean() && mean() <= interval.high() ? 1 : 0;
      }
      return (double) covered / SIMULATIONS;
    }

    LatticeSample drawn(int pairs, RandomGenerator random) {
      long[] counts = new long[5];
      for (int i = 0; i < pairs; i++) {
        counts[kind(random.nextDouble())]++;
      }
      return differences(counts[0], counts[1], counts[4], counts[2], counts[3]);
    }

    private int kind(double ticket) {
      double left = ticket;
      double[] each = {downFull, downHalf, upHalf, upFull};
      int kind = 0;
      while (kind < each.length && left >= each[kind]) {
        left -= each[kind++];
      }
      return kind;
    }
  }

  /// `scipy.stats.false_discovery_control(p, method='bh')` of SciPy 1.17.1; R's `p.adjust(p, "BH")`
  /// follows the same formula.
  @Test
  void theAdjustedValuesAgreeWithSciPy() {
    assertThat(FalseDiscoveries.adjusted(0.01, 0.04, 0.03, 0.005, 0.5, 0.04, 1.0, 0.2))
        .containsExactly(
            new double[] {0.04, 0.064, 0.064, 0.04, 0.5714285714, 0.064, 1.0, 0.2666666667},
            within(1e-9));
    assertThat(FalseDiscoveries.adjusted()).isEmpty();
    assertThatThrownBy(() -> FalseDiscoveries.adjusted(0.5, Double.NaN))
        .hasMessageContaining("NaN");
  }
}
