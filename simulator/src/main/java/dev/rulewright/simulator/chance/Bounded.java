package dev.rulewright.simulator.chance;

import java.util.random.RandomGenerator;

/// A generator that bounds its numbers as those of the JDK do: it throws away what would make some
/// of them likelier than others.
sealed interface Bounded extends RandomGenerator permits L64X128Mix, SplitMix {

  @Override
  default int nextInt(int bound) {
    check(bound);
    int most = bound - 1;
    int drawn = nextInt();
    if ((bound & most) == 0) {
      return drawn & most;
    }
    int left = drawn >>> 1;
    while (left + most - left % bound < 0) {
      left = nextInt() >>> 1;
    }
    return left % bound;
  }

  @Override
  default long nextLong(long bound) {
    check(bound);
    long most = bound - 1;
    long drawn = nextLong();
    if ((bound & most) == 0) {
      return drawn & most;
    }
    long left = drawn >>> 1;
    while (left + most - left % bound < 0) {
      left = nextLong() >>> 1;
    }
    return left % bound;
  }

  private static void check(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("a bound greater than 0 expected, found " + bound);
    }
  }
}
