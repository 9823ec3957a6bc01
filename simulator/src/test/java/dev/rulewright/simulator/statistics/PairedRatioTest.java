package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PairedRatioTest {

  private static final int BATCHES = 4000;
  private static final PairedRatio NONE = PairedRatio.none(PairedRatio.Kind.SUM);

  /// Turns of different length, choices that depend on their number, pairs that are alike.
  @Test
  void ninetyFiveOfAHundredIntervalsHoldTheTrueRatio() {
    for (int pairs : new int[] {50, 200}) {
      var random = new SplittableRandom(pairs);
      int held = 0;
      for (int batch = 0; batch < BATCHES; batch++) {
        PairedRatio ratio = NONE;
        for (int pair = 0; pair < pairs; pair++) {
          int alike = random.nextInt(5);
          long counted = 0;
          long among = 0;
          for (int game = 0; game < 2; game++) {
            int turns = 5 + random.nextInt(20);
            among += turns;
            for (int turn = 0; turn < turns; turn++) {
              counted += alike + random.nextInt(4);
            }
          }
          ratio = ratio.with(2, counted, among);
        }
        // 2 on average for the pair and 1.5 for the turn, independent of the number of turns.
        Interval interval = ratio.interval();
        held += interval.low() <= 3.5 && 3.5 <= interval.high() ? 1 : 0;
      }
      assertThat(held / (double) BATCHES).as("%d pairs", pairs).isBetween(0.94, 0.96);
    }
  }

  /// By hand: r = 9/6, residuals 1 - 3 = -2 and 8 - 6 = 2; the empty pair is left out.
  @Test
  void theIntervalIsThatOfTheRatioEstimator() {
    PairedRatio ratio = NONE.with(2, 1, 2).with(2, 8, 4).with(2, 0, 0);
    assertThat(ratio.pairs()).isEqualTo(2);
    assertThat(ratio.ratio()).isEqualTo(1.5);
    // Two pairs: t of 1 degree of freedom is 12.706205.
    double half = 12.706205 * Math.sqrt(2 * (4.0 + 4.0)) / 6;
    assertThat(half).isGreaterThan(1.5);
    assertThat(ratio.interval().low()).isZero(); // nothing is counted less than not at all
    assertThat(ratio.interval().high()).isCloseTo(1.5 + half, within(1e-5));
  }

  @Test
  void fromOnePairNothingFollows() {
    assertThat(NONE.with(2, 3, 2).interval().width()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(NONE.ratio()).isNaN();
  }

  /// Of none and of all, Wilson's formula rounds beyond the possible for some numbers of trials.
  @Test
  void aShareStaysBetweenNoneAndAll() {
    PairedRatio share = PairedRatio.none(PairedRatio.Kind.SHARE);
    for (int n = 1; n < 400; n++) {
      assertThat(share.with(2, 0, n).interval().low()).as("none of %d", n).isZero();
      assertThat(share.with(2, n, n).interval().high()).as("all of %d", n).isEqualTo(1);
    }
  }
}
