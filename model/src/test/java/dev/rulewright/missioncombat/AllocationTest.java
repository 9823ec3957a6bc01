package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/// Games are played by the million, so a move must not leave much behind.
class AllocationTest {

  private static final int MOVES = 20_000;

  private final MissionCombat combat = MissionCombat.standard();
  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
  private Position position = combat.opening();

  /// The optimising compiler leaves out a few more, so that in the end they are fewer than 400.
  @Test
  void aRandomMoveTakesAtMost405Bytes() {
    play();
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    play();
    assertThat((thread.getCurrentThreadAllocatedBytes() - before) / MOVES).isLessThanOrEqualTo(405);
  }

  private void play() {
    for (int moves = 0; moves < MOVES; ) {
      switch (combat.turn(position)) {
        case Turn.Decision<Move> decision -> {
          position =
              combat.play(position, decision.moves().get(random.nextLong(decision.moves().size())));
          moves++;
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                combat.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = combat.opening();
      }
    }
  }
}
