package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// *StarQuest* keeps what every game promises, with any number of teams.
class StarQuestConformanceTest {

  @ParameterizedTest
  @CsvSource({
    "training, 1, standard, 3",
    "training, 2, printed-it, 2",
    "first-boarding, 3, standard, 1"
  })
  void everyPromiseIsKept(String mission, int teams, String reading, int plays) {
    StarQuest game =
        StarQuestBox.of(Map.of(), mission, teams).game(reading, Place.of("reading"), List.of());
    assertThat(
            Conformance.of(Rules.of(game).imagining(new StarQuestDeterminization(game)), plays)
                .broken())
        .isEmpty();
  }
}
