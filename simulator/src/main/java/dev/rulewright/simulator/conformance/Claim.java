package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.BadInput;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A promise as it is looked at in one position of a play.
///
/// @param every it is looked at in one position of so many, chosen at random, and when play is over
record Claim<P, M>(Promise promise, int every, Look<P, M> look) {

  @FunctionalInterface
  interface Look<P, M> {

    /// How the promise is broken, in a clause that begins in lower case; null if it is kept.
    ///
    /// @param random for choices of the claim's own; they do not change the course of play
    @Nullable String broken(Step<P, M> step, RandomGenerator random);
  }

  /// How the promise is broken here; null if it is kept.
  ///
  /// @throws RuntimeException whatever the rules throw, but for text that they refuse to read
  @Nullable String broken(Step<P, M> step, RandomGenerator random) {
    try {
      return look.broken(step, random);
    } catch (BadInput refused) {
      return "it is refused: " + refused.getMessage();
    }
  }
}
