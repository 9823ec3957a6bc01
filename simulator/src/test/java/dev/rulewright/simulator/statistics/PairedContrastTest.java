package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PairedContrastTest {

  private static final int BATCHES = 4000;

  /// 4,000 batches of 100 pairs: the second game copies the card, the result, or neither.
  @Test
  void ninetyFiveOfAHundredIntervalsHoldTheTrueDifference() {
    assertThat(coverage(0.5, 0.5, 0.5, 0.0)).isBetween(0.94, 0.965);
    assertThat(coverage(0.7, 0.4, 0.5, 0.5)).isBetween(0.94, 0.965);
    assertThat(coverage(0.6, 0.6, 0.2, 0.8)).isBetween(0.94, 0.965);
  }

  /// @param with probability to win with the card
  /// @param without probability to win without it
  /// @param card probability to have it
  /// @param alike probability that the second game has the same luck as the first
  private static double coverage(double with, double without, double card, double alike) {
    var random = new SplittableRandom(7);
    int held = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      PairedContrast contrast = PairedContrast.NONE;
      for (int pair = 0; pair < 100; pair++) {
        double luck = random.nextDouble();
        int[] of = new int[4];
        for (int game = 0; game < 2; game++) {
          boolean has = random.nextDouble() < card;
          double drawn = game == 0 || random.nextDouble() < alike ? luck : random.nextDouble();
          boolean won = drawn < (has ? with : without);
          int at = has ? 0 : 2;
          of[at] += won ? 1 : 0;
          of[at + 1]++;
        }
        contrast = contrast.with(2, of[0], of[1], of[2], of[3]);
      }
      Interval interval = contrast.interval();
      double truth = with - without;
      held += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
    }
    return held / (double) BATCHES;
  }

  /// One pair with a win with the card and a loss without: by hand 2/3 - 1/3, where the pair and
  /// the four imagined ones have the residuals 2/9 (1/9 of each game), 1/9, -2/9, -2/9 and 1/9.
  @Test
  void theIntervalAddsASuccessAndAFailureOfEachKind() {
    PairedContrast contrast = PairedContrast.NONE.with(2, 1, 1, 0, 1);
    assertThat(contrast.difference()).isEqualTo(1);
    double squares = (4 + 1 + 4 + 4 + 1) / 81.0;
    double half = 1.959963984540054 * Math.sqrt(5 / 4.0 * squares);
    assertThat(contrast.interval().low()).isCloseTo(1 / 3.0 - half, within(1e-9));
  }

  @Test
  void withoutTrialsOfOneKindThereIsNoDifference() {
    assertThat(PairedContrast.NONE.with(2, 1, 2, 0, 0).difference()).isNaN();
  }
}
