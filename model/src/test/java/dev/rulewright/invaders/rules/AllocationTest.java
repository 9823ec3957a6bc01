package dev.rulewright.invaders.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.kernel.AllocatedBytes;
import dev.rulewright.kernel.Place;
import org.junit.jupiter.api.Test;

class AllocationTest {

  @Test
  void aRandomMoveTakesAtMost500Bytes() {
    var game = InvadersBox.standard().game("standard", Place.of("reading"));
    assertThat(AllocatedBytes.perMove(game, 500)).isLessThanOrEqualTo(500);
  }
}
