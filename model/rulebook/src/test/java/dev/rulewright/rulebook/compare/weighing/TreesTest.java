package dev.rulewright.rulebook.compare.weighing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What trees say of features.
class TreesTest {

  @Test
  void whatExceedsAThresholdGoesToTheSecondNodeBelow() {
    var trees = new Trees(List.of("-1", "left > 0.5", " 10", " right > 0", "  20", "  40"));
    assertThat(trees.sum(Map.of())).isEqualTo(9);
    assertThat(trees.sum(Map.of("left", 0.5, "right", 1.0))).isEqualTo(9);
    assertThat(trees.sum(Map.of("left", 0.6))).isEqualTo(19);
    assertThat(trees.sum(Map.of("left", 0.6, "right", 0.1))).isEqualTo(39);
  }
}
