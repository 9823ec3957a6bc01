package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What a move reveals differs from one iteration of a search to the next, and with it how play
/// goes on: behind a Gretchin the team acts on, a Dreadnought is placed first.
class RevealedBlipsTest {

  private static final StarQuest GAME =
      StarQuestBox.of(Map.of(), "training", 1).game("standard", Place.of("reading"));

  /// On the step to c4 the marine sees d1.
  private static final String BEHIND_A_WALL =
      "to-move: team-1; scanned: 1, 2; events: quiet x3; b4: marine; d1: blip gretchin;"
          + " blips: dreadnought";

  @Test
  void aSearchGoesOnFromEverythingThatABlipMayBe() {
    Position position = GAME.notation().read(BEHIND_A_WALL, "test");
    int step = GAME.ship().board().index(new Square(2, 3));
    var stages = new ArrayList<Stage>();
    for (Position before : playedFrom(position)) {
      if (Piece.square(before.active()) == step && Activity.steps(before.activity()) == 1) {
        stages.add(before.stage());
      }
    }
    assertThat(stages).contains(Stage.ACTING).hasAtLeastOneElementOfType(Stage.Placing.class);
  }

  /// The positions from which a search plays moves; all of the moves are listed.
  private static List<Position> playedFrom(Position position) {
    var decision = (Turn.Decision<Move>) GAME.turn(position);
    var from = new ArrayList<Position>();
    AgentCatalogue catalogue = AgentCatalogue.standard();
    Agent<Position, Move> agent =
        catalogue.make(
            catalogue.read("ismcts:iterations=300", Place.of("agent")),
            new StarQuestKit().knowledge(GAME, GAME));
    agent.choose(new View<>(watched(from), position, decision), new SplittableRandom(1));
    return from;
  }

  @SuppressWarnings("unchecked") // The proxy is of this game.
  private static Game<Position, Move> watched(List<Position> from) {
    return (Game<Position, Move>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              if (method.getName().equals("play")) {
                var before = (Position) arguments[0];
                assertThat(listed(before)).contains((Move) arguments[1]);
                from.add(before);
              }
              return method.invoke(GAME, arguments);
            });
  }

  private static List<Move> listed(Position position) {
    return switch (GAME.turn(position)) {
      case Turn.Decision<Move>(_, var moves) -> moves.stream().toList();
      case Turn.Chance<Move>(_, var outcomes) -> outcomes.stream().toList();
      case Turn.Over<Move> _ -> List.of();
    };
  }
}
