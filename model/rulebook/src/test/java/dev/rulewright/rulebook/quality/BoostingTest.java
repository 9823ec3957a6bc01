package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.quality.Boosting.Example;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Trees that are learnt from a few examples.
class BoostingTest {

  /// So where the left feature is more than 0 and the right one is not.
  private static final List<Example> ONE_ALONE =
      IntStream.range(0, 200)
          .mapToObj(i ->
              new Example(Map.of("left", i % 2 * 1.0, "right", i / 2 % 2 * 1.0), i % 4 == 1, 1))
          .toList();

  @Test
  void aTreeAsksForOneFeatureBelowTheOther() {
    List<String> lines = Boosting.learn(ONE_ALONE, 0);
    assertThat(lines.getFirst()).as("the logarithm of odds of one to three").isEqualTo("-1.099");
    assertThat(lines.subList(1, 6))
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("left > 0.0"),
            no -> assertThat(no).startsWith(" -"),
            second -> assertThat(second).isEqualTo(" right > 0.0"),
            yes -> assertThat(yes).matches("  0\\.\\d+"),
            both -> assertThat(both).startsWith("  -"));
  }

  @Test
  void theSameExamplesTeachTheSameTrees() {
    assertThat(Boosting.learn(ONE_ALONE, 1)).isEqualTo(Boosting.learn(ONE_ALONE, 1));
  }
}
