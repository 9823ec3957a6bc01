package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The greedy agent wins more than nine in ten decided games against random play, in either role
/// and on both maps.
class AgentStrengthTest {

  private static final int GAMES = 40;

  @ParameterizedTest
  @CsvSource({
    "training, TEAM_1",
    "training, ALIEN",
    "first-boarding, TEAM_1",
    "first-boarding, ALIEN"
  })
  void greedyBeatsRandom(String mission, Seat role) {
    StarQuest game = StarQuestBox.of(Map.of(), mission, 1).game("standard", Place.of("reading"));
    Agent<Position, Move> greedy = GreedyAgent.by(StarQuestEvaluation.of(game));
    Agent<Position, Move> random = new RandomAgent<>();
    List<Agent<Position, Move>> agents =
        role == Seat.ALIEN ? List.of(greedy, random) : List.of(random, greedy);
    var batch = new Batch<>(game, new StarQuestCounting(game.players()), agents, 42);
    int won = 0;
    int decided = 0;
    for (int i = 0; i < GAMES; i++) {
      List<String> winners = batch.play(i).winners();
      decided += winners.size() == 1 ? 1 : 0;
      won += winners.equals(List.of(role.id())) ? 1 : 0;
    }
    assertThat((double) won / decided).as("%d of %d", won, decided).isGreaterThan(0.9);
  }
}
