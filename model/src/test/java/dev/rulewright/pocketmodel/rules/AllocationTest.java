package dev.rulewright.pocketmodel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.reading.Reading;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/// Games are played by the million, so a move must not leave much behind.
class AllocationTest {

  private static final int MOVES = 100_000;

  private final PocketModel game =
      new PocketModel(PocketBox.standard().material(), Reading.standard());
  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
  private Position position = game.opening();

  /// Battles count with their rolls and draws, which are no moves of anybody.
  @Test
  void aRandomMoveTakesAtMost500Bytes() {
    play();
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();
    play();
    assertThat((thread.getCurrentThreadAllocatedBytes() - before) / MOVES).isLessThanOrEqualTo(500);
  }

  private void play() {
    for (int moves = 0; moves < MOVES; ) {
      switch (game.turn(position)) {
        case Turn.Decision<Move> decision -> {
          position =
              game.play(position, decision.moves().get(random.nextLong(decision.moves().size())));
          moves++;
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position = game.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = game.opening();
      }
    }
  }
}
