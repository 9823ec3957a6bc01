package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.DeadEnds;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.Violation;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.properties.StarQuestProperties;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Exploration finds no position from which play cannot end, and finds one in a game whose last
/// turn never ends.
class PlayCanEndTest {

  private static final StarQuest GAME =
      StarQuestBox.of(Map.of(), "figure-missile", 1).game("standard", Place.of("reading"));

  private static final String LAST_TURN =
      "to-move: team-1; last-round: yes; a4: marine; a3: gretchin";

  @Test
  void fromTheLastTurnPlayCanEnd() {
    assertThat(deadEnd(GAME)).isEmpty();
  }

  @Test
  void whereTheLastTurnBeginsAgainPlayCannotEnd() {
    assertThat(deadEnd(new Endless(GAME))).isPresent();
  }

  private static Optional<Violation<Position, Move>> deadEnd(Game<Position, Move> game) {
    Property<Position, Move> canEnd =
        StarQuestProperties.of(GAME).stream()
            .filter(property -> property.id().equals("play-can-end"))
            .findFirst()
            .orElseThrow();
    Graph<Position, Move> graph =
        Graph.of(
            Explorer.of(game, Encoding.byNotation(game)).within(Bounds.NONE).onThreads(1),
            List.of(game.notation().read(LAST_TURN, "start")));
    return new DeadEnds<>(graph).first(canEnd);
  }

  /// The game, but that the end of a turn changes nothing.
  private record Endless(StarQuest game) implements Game<Position, Move> {

    @Override
    public Position play(Position position, Move move, Chronicle chronicle) {
      return move instanceof Move.EndTurn ? position : game.play(position, move, chronicle);
    }

    @Override
    public Rulebook rulebook() {
      return game.rulebook();
    }

    @Override
    public String reading() {
      return game.reading();
    }

    @Override
    public List<? extends Player> players() {
      return game.players();
    }

    @Override
    public List<String> chanceSources() {
      return game.chanceSources();
    }

    @Override
    public Position opening() {
      return game.opening();
    }

    @Override
    public Turn<Move> turn(Position position) {
      return game.turn(position);
    }

    @Override
    public Ruling judge(Position position, Move move) {
      return game.judge(position, move);
    }

    @Override
    public Position observe(Position position, Player player) {
      return game.observe(position, player);
    }

    @Override
    public Notation<Position, Move> notation() {
      return game.notation();
    }
  }
}
