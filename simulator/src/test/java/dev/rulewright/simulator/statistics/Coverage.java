package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// How simulations of intervals and tests are made. `-Drulewright.coverage` makes them of ten times
/// as many draws and prints what they find.
public final class Coverage {

  private static final long SEED = 20_261_121;
  private static final boolean LONG = System.getProperty("rulewright.coverage") != null;

  /// The number by which the draws of a short simulation are multiplied.
  public static final int TIMES = LONG ? 10 : 1;

  private Coverage() {}

  /// The chance of a simulation; each begins with the same seed.
  public static RandomGenerator random() {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
  }

  public static boolean holds(Interval interval, double truth) {
    return interval.low() <= truth + 1e-12 && truth <= interval.high() + 1e-12;
  }

  public static void checkCovered(String what, int covered, int draws) {
    double share = (double) covered / draws;
    shown(what, share);
    assertThat(share).isBetween(0.94, 0.96);
  }

  public static void shown(String what, double share) {
    if (LONG) {
      System.out.println(String.format(Locale.ROOT, "%-60s %.2f %%", what, 100 * share));
    }
  }
}
