package dev.rulewright.pocketmodel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.AllocatedBytes;
import dev.rulewright.pocketmodel.box.PocketBox;
import org.junit.jupiter.api.Test;

class AllocationTest {

  @Test
  void aRandomMoveTakesAtMost500Bytes() {
    var game = new PocketModel(PocketBox.standard().material(), PocketModel.READINGS.standard());
    assertThat(AllocatedBytes.perMove(game, 500)).isLessThanOrEqualTo(500);
  }
}
