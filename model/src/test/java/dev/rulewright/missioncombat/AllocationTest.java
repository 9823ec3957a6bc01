package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.AllocatedBytes;
import dev.rulewright.missioncombat.rules.MissionCombat;
import org.junit.jupiter.api.Test;

class AllocationTest {

  @Test
  void aRandomMoveTakesAtMost405Bytes() {
    var game = MissionCombat.standard();
    assertThat(AllocatedBytes.perMove(game, 405)).isLessThanOrEqualTo(405);
  }
}
