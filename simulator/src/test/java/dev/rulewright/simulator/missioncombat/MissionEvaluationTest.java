package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.missioncombat.kit.MissionKit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MissionEvaluationTest {

  private final MissionCombat combat = MissionCombat.standard();
  private final MissionEvaluation evaluation = new MissionEvaluation(combat);

  /// Riflemen and portal troopers are standard units made against such; the exorcist is no target.
  @Test
  void theLastUnitThatCanBeHitIsDestroyed() {
    Position position =
        read("hq: rifleman x5, gunner x3; arterial-road: portal-trooper; red-portal: exorcist");
    assertThat(value(read("hq: rifleman x5, gunner x3; red-portal: exorcist")))
        .isGreaterThan(value(position));
    Position attacking = combat.play(position, chosen(position));
    assertThat(combat.play(attacking, chosen(attacking)).side(Faction.PORTALISTS).unitCount())
        .isEqualTo(1);
  }

  private Move chosen(Position position) {
    var decision = (Turn.Decision<Move>) combat.turn(position);
    return GreedyAgent.<Position, Move>by(evaluation)
        .choose(new View<>(combat, position, decision), new SplittableRandom(1));
  }

  @Test
  void aDrawByTheTurnLimitIsWorthWhatLiesOnTheTable() {
    String table = "turn: 200; hq: rifleman x3; red-portal: exorcist";
    assertThat(value(read("stage: over draw turn-limit; ap: 0; " + table)))
        .isPositive()
        .isEqualTo(value(read("to-move: portalists; " + table)));
    assertThat(value(read("stage: over draw repetition; ap: 0; " + table))).isZero();
  }

  /// Whoever has the last turn plays it like any other: it is the same in a longer game.
  @ParameterizedTest
  @ValueSource(strings = {"greedy", "heuristic"})
  void theTurnLimitOnlyCutsGamesOff(String agent) {
    for (long number = 0; number < 6; number++) {
      List<Long> cut = firstTurns(agent, 24).play(number).counts();
      assertThat(cut).isEqualTo(firstTurns(agent, 40).play(number).counts()).isNotEmpty();
    }
  }

  private static Batch<Position, Move> firstTurns(String name, int turnLimit) {
    Material box = Material.standard();
    var limited =
        new MissionCombat(
            box.with(box.numbers().withTurnLimit(turnLimit)), MissionCombat.READINGS.standard());
    var agent =
        AgentCatalogue.standard()
            .make(AgentSpec.of(name), new MissionKit().knowledge(limited, limited));
    return new Batch<>(limited, new FirstMoves(24), Collections.nCopies(2, agent), 5);
  }

  /// Fingerprints of the moves and outcomes of the first turns.
  private record FirstMoves(int turns) implements Counting<Position, Move> {
    @Override
    public List<Column> columns() {
      return List.of();
    }

    @Override
    public Tally<Position, Move> begin() {
      var moves = new ArrayList<Long>();
      return new Tally<>() {
        @Override
        public void count(Position before, Move move, Position after) {
          if (before.turn() <= turns) {
            moves.add(fingerprint(move));
          }
        }

        @Override
        public long turns(Position end) {
          return end.turn();
        }

        @Override
        public List<Long> counts(Position end) {
          return moves;
        }
      };
    }
  }

  private Position read(String position) {
    return combat.notation().read(position, "test");
  }

  private double value(Position position) {
    return evaluation.value(position, Faction.MARINES);
  }
}
