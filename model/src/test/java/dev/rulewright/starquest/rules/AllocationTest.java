package dev.rulewright.starquest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.AllocatedBytes;
import dev.rulewright.starquest.material.MaterialReader;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AllocationTest {

  @Test
  void aRandomMoveTakesAtMost500Bytes() {
    var game =
        new StarQuest(
            MaterialReader.read(Map.of(), "training", 1), StarQuest.READINGS.standard(), 1);
    assertThat(AllocatedBytes.perMove(game, 500)).isLessThanOrEqualTo(500);
  }
}
