package dev.rulewright.simulator.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Published results rest on generators of the JDK.
final class GeneratorsTest {

  private static final int[] BOUNDS = {1, 2, 3, 64, 1000, (1 << 30) + 1, Integer.MAX_VALUE};
  private static final long[] LONG_BOUNDS = {1, 6, 1L << 40, (1L << 62) + 1, Long.MAX_VALUE};

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, 0x6A09_E667_F3BC_C909L})
  void numbersAreThoseOfTheJdk(long seed) {
    same(new L64X128Mix(seed), RandomGeneratorFactory.of("L64X128MixRandom").create(seed));
    same(new SplitMix(seed), new SplittableRandom(seed));
  }

  private static void same(RandomGenerator ours, RandomGenerator theirs) {
    for (int round = 0; round < 1000; round++) {
      assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
      assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
      assertThat(ours.nextDouble()).isEqualTo(theirs.nextDouble());
      for (int bound : BOUNDS) {
        assertThat(ours.nextInt(bound)).isEqualTo(theirs.nextInt(bound));
      }
      for (long bound : LONG_BOUNDS) {
        assertThat(ours.nextLong(bound)).isEqualTo(theirs.nextLong(bound));
      }
    }
    assertThatThrownBy(() -> ours.nextInt(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
