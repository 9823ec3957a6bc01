package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.simulator.solve.Solver;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Exact values of three tiny boards, dice included: what the alien player can expect, a shared win
/// as half a win.
class TinyBoardsTest {

  private static final StarQuest GAME =
      StarQuestBox.of(Map.of(), "figure-missile", 1).game("standard", Place.of("reading"));

  private static final String LAST =
      "to-move: team-1; last-round: yes; primary: team-1; team-1-points: 10; ";

  private static double value(String start) {
    Position position = GAME.notation().read(start, "start");
    Graph<Position, Move> graph =
        Graph.of(Explorer.of(GAME, Encoding.byNotation(GAME)).onThreads(1), List.of(position));
    double value = Solver.solve(graph).value(0);
    assertThat(value).isCloseTo(naive(position, new HashMap<>()), within(1e-9));
    return value;
  }

  /// Two white dice show nothing 16 times of 36.
  @Test
  void theLastShotAtAGretchin() {
    assertThat(value(LAST + "a4: marine; a3: gretchin; face-up: gretchin"))
        .isCloseTo(0.5 * 16 / 36, within(1e-9));
  }

  /// Two white dice show more than two others 445 times of 1,296, and two points or more 12 times
  /// of 36.
  @Test
  void aBlowIsBetterThanAShotAtAnOrk() {
    assertThat(445.0 / 1296).isGreaterThan(12.0 / 36);
    assertThat(value(LAST + "a4: marine; a3: ork; face-up: ork"))
        .isCloseTo(0.5 * (1 - 445.0 / 1296), within(1e-9));
  }

  /// Found by both ways of counting; a little more than above, where the Ork cannot attack.
  @Test
  void anOrkThatMayAttackFirst() {
    assertThat(
            value(
                "to-move: alien; primary: team-1; team-1-points: 10; events: none;"
                    + " a4: marine; c3: ork; face-up: ork"))
        .isCloseTo(0.342_624_742_798_353_9, within(1e-9));
  }

  /// Plain expectiminimax without graph or components. Steps cannot come round again within a turn,
  /// as each takes one of a few.
  private static double naive(Position position, Map<Position, Double> known) {
    Double before = known.get(position);
    if (before != null) {
      return before;
    }
    double value =
        switch (GAME.turn(position)) {
          case Turn.Over<Move>(var result) ->
              result.winners().contains(Seat.ALIEN) ? 1.0 / result.winners().size() : 0;
          case Turn.Chance<Move>(_, var outcomes) -> {
            double sum = 0;
            for (long i = 0; i < outcomes.size(); i++) {
              sum += outcomes.weight(i) * naive(GAME.play(position, outcomes.get(i)), known);
            }
            yield sum / outcomes.totalWeight();
          }
          case Turn.Decision<Move>(var player, var moves) -> {
            boolean alien = player == Seat.ALIEN;
            double best = alien ? 0 : 1;
            for (long i = 0; i < moves.size(); i++) {
              double after = naive(GAME.play(position, moves.get(i)), known);
              best = alien ? Math.max(best, after) : Math.min(best, after);
            }
            yield best;
          }
        };
    known.put(position, value);
    return value;
  }
}
