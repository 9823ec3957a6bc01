package dev.rulewright.kernel;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// What random play leaves behind. Games are played by the million, so a move must not leave much.
public final class AllocatedBytes {

  private static final int MOVES = 100_000;

  /// On a busy machine the optimising compiler, which leaves out some, comes late.
  private static final int MOST_ROUNDS = 20;

  private AllocatedBytes() {}

  /// The fewest bytes that a move takes on average in a round of 100,000 moves.
  ///
  /// @param enough with so few it is content and plays no further round
  public static <P, M> long perMove(Game<P, M> game, long enough) {
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
    long least = Long.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS && least > enough; round++) {
      long before = thread.getCurrentThreadAllocatedBytes();
      play(game, random);
      least = Math.min(least, (thread.getCurrentThreadAllocatedBytes() - before) / MOVES);
    }
    return least;
  }

  private static <P, M> void play(Game<P, M> game, RandomGenerator random) {
    P position = game.opening();
    for (int moves = 0; moves < MOVES; ) {
      switch (game.turn(position)) {
        case Turn.Decision<M> decision -> {
          position =
              game.play(position, decision.moves().get(random.nextLong(decision.moves().size())));
          moves++;
        }
        case Turn.Chance<M>(int _, Outcomes<M> outcomes) ->
            position = game.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<M> _ -> position = game.opening();
      }
    }
  }
}
