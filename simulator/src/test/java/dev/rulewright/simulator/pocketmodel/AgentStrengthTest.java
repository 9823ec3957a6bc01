package dev.rulewright.simulator.pocketmodel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The greedy agent wins more than nine in ten games against random play, on either side.
class AgentStrengthTest {

  private static final int GAMES = 100;

  @ParameterizedTest
  @EnumSource(Force.class)
  void greedyBeatsRandom(Force side) {
    PocketModel game = PocketBox.standard().game("standard", Place.of("reading"));
    Agent<Position, Move> greedy = GreedyAgent.by(PocketEvaluation.of(game));
    Agent<Position, Move> random = new RandomAgent<>();
    List<Agent<Position, Move>> agents =
        side == Force.ALLIANCE ? List.of(greedy, random) : List.of(random, greedy);
    var batch = new Batch<>(game, new PocketCounting(), agents, 42);
    int won = 0;
    for (int i = 0; i < GAMES; i++) {
      won += batch.play(i).winners().equals(List.of(side.id())) ? 1 : 0;
    }
    assertThat(won).as("of %d games", GAMES).isGreaterThan(GAMES * 9 / 10);
  }
}
