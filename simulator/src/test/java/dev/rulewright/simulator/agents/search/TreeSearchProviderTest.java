package dev.rulewright.simulator.agents.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.missioncombat.MissionDeterminization;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TreeSearchProviderTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();

  private static final Knowledge<Position, Move> KNOWLEDGE =
      new Knowledge<>(COMBAT, new MissionEvaluation(COMBAT), new MissionDeterminization(COMBAT));

  private static Agent<Position, Move> agent(String spec) {
    return AgentCatalogue.of(TreeSearchProviderTest.class.getClassLoader())
        .make(AgentSpec.parse(spec, new Place("(test)", 1, 1)), KNOWLEDGE);
  }

  private static Agent<Position, Move> searching(SearchSettings settings) {
    return new TreeSearch<>(KNOWLEDGE.determinization(), KNOWLEDGE.evaluation(), settings);
  }

  @Test
  void unlessSaidOtherwiseTheUsualSettingsAreTaken() {
    assertThat(agent("ismcts")).isEqualTo(searching(TreeSearchTest.usual(1000)));
  }

  @Test
  void everyParameterArrivesWhereItBelongs() {
    var settings = new SearchSettings(70, 0.3, 0.25, 9, 2.5, 4, 5, 12, 0.75, 2);
    assertThat(
            agent(
                "ismcts:iterations=70:exploration=0.3:best=0.25:narrow=9:widening=2.5:alike=4"
                    + ":playout=5:scale=12:patience=0.75:trees=2"))
        .isEqualTo(searching(settings));
  }

  @Test
  void aParameterOutOfRangeIsRefused() {
    assertThatThrownBy(() -> agent("ismcts:iterations=0"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("iterations");
  }

  @Test
  void aNumberThatOnlyJavaReadsIsRefused() {
    for (String written : List.of("0x1p3", "8d", "Infinity")) {
      assertThatThrownBy(() -> agent("ismcts:scale=" + written))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("'" + written + "': expected a number from 0.001");
    }
  }
}
