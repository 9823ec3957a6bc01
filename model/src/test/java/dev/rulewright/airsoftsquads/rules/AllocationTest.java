package dev.rulewright.airsoftsquads.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.kernel.AllocatedBytes;
import dev.rulewright.kernel.Place;
import org.junit.jupiter.api.Test;

class AllocationTest {

  @Test
  void aRandomMoveTakesAtMost500Bytes() {
    var game = AirsoftSquadsBox.standard().game("standard", Place.of("reading"));
    assertThat(AllocatedBytes.perMove(game, 500)).isLessThanOrEqualTo(500);
  }
}
