package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Teams cannot see what blips are: with other faces under them everything that a team lists,
/// observes and chooses stays the same.
class HiddenFacesTest {

  private static final long SEED = 20261122;
  private static final int WANTED = 40;

  private static final StarQuest GAME =
      StarQuestBox.of(Map.of(), "first-boarding", 1).game("standard", Place.of("reading"));

  private static final StarQuestDeterminization IMAGINED = new StarQuestDeterminization(GAME);

  /// Positions of random play in which a team decides while blips lie unseen on the boards.
  private static List<Position> positions() {
    var found = new ArrayList<Position>();
    var random = new SplittableRandom(SEED);
    while (found.size() < WANTED) {
      Position position = GAME.opening();
      for (int i = 0; i < 400 && !(GAME.turn(position) instanceof Turn.Over<Move>); i++) {
        position =
            switch (GAME.turn(position)) {
              case Turn.Decision<Move>(var player, var moves) -> {
                if (player == Seat.TEAM_1
                    && i % 7 == 0
                    && Arrays.stream(position.all()).anyMatch(Piece::isBlip)) {
                  found.add(position);
                }
                yield GAME.play(position, moves.get(random.nextLong(moves.size())));
              }
              case Turn.Chance<Move>(_, var outcomes) ->
                  GAME.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
              case Turn.Over<Move> _ -> position;
            };
      }
    }
    return found.subList(0, WANTED);
  }

  @Test
  void whatATeamObservesAndListsDoesNotDependOnFaces() {
    var random = new SplittableRandom(SEED);
    int different = 0;
    for (Position position : positions()) {
      Position other = IMAGINED.sample(position, Seat.TEAM_1, random);
      different += other.equals(position) ? 0 : 1;
      assertThat(GAME.observe(other, Seat.TEAM_1)).isEqualTo(GAME.observe(position, Seat.TEAM_1));
      assertThat(moves(other)).isEqualTo(moves(position));
    }
    assertThat(different).isGreaterThan(WANTED / 2);
  }

  private static List<Move> moves(Position position) {
    return ((Turn.Decision<Move>) GAME.turn(position)).moves().stream().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "heuristic", "ismcts:iterations=20"})
  void whatAnAgentChoosesDoesNotDependOnFaces(String name) {
    AgentCatalogue catalogue = AgentCatalogue.standard();
    Agent<Position, Move> agent =
        catalogue.make(
            catalogue.read(name, Place.of("agent")), new StarQuestKit().knowledge(GAME, GAME));
    var random = new SplittableRandom(SEED);
    for (Position position : positions().subList(0, name.startsWith("ismcts") ? 5 : WANTED)) {
      Position other = IMAGINED.sample(position, Seat.TEAM_1, random);
      assertThat(choice(agent, other)).isEqualTo(choice(agent, position));
    }
  }

  private static Move choice(Agent<Position, Move> agent, Position position) {
    var decision = (Turn.Decision<Move>) GAME.turn(position);
    return agent.forOneGame().choose(new View<>(GAME, position, decision), new SplittableRandom(7));
  }
}
