package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.starquest.box.StarQuestBox;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The game keeps every promise, with one to three teams, under the standard and other answers.
final class StarQuestConformanceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "training | 1 | standard | 8",
        "training | 2 | standard | 2",
        "training | 1 | printed-it | 3",
        "first-boarding | 3 | standard | 1",
        "training | 1 | pass.permission=never,sight.corner=touch-blocks,token.optional=optional"
            + ",scan.trigger=where-it-stops,turn.split-move=yes,fire.targets=anyone | 3",
        "training | 2 | pass.permission=allies-always,move.between-figures=blocked"
            + ",missile.target=any-square,area.large=per-square,arm.same-weapon=any | 2",
      })
  void everyPromiseIsKept(String mission, int teams, String reading, int plays) {
    StarQuestBox box = StarQuestBox.of(Map.of(), mission, teams);
    var game = box.game(reading, Place.of("test"));
    assertThat(Conformance.of(Rules.of(box, game), plays).broken()).isEmpty();
  }
}
