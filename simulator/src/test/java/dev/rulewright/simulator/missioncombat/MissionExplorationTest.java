package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.Monitor;
import dev.rulewright.simulator.explore.NaiveSearch;
import dev.rulewright.simulator.explore.Violation;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the real rules lead to in a world of two units and a card to be drawn: 45,123 positions.
class MissionExplorationTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();
  private static final Material MATERIAL = COMBAT.material();
  private static final List<Position> START =
      List.of(
          Table.of(MATERIAL)
              .units("rifleman@hq", "portal-hound@dark-portal")
              .deck("rifleman")
              .position());

  private static final Monitor<Position, Move> NOBODY_WINS =
      new Monitor<>() {
        @Override
        public String property() {
          return "nobody-wins";
        }

        @Override
        public @Nullable String broken(Position position, Turn<Move> turn) {
          return turn instanceof Turn.Over<Move> over ? over.result().reason() : null;
        }
      };

  private static final Monitor<Position, Move> NOTHING_IS_DISCARDED =
      new Monitor<>() {
        @Override
        public String property() {
          return "nothing-is-discarded";
        }

        @Override
        public @Nullable String broken(Position before, Move move, Position after) {
          int discarded = after.side(Faction.MARINES).discard().size();
          return discarded > before.side(Faction.MARINES).discard().size()
              ? discarded + " discarded"
              : null;
        }
      };

  private static final Monitor<Position, Move> AP_NEVER_NEGATIVE =
      new Monitor<>() {
        @Override
        public String property() {
          return "ap-never-negative";
        }

        @Override
        public @Nullable String broken(Position position, Turn<Move> turn) {
          return position.ap() < 0 ? position.ap() + " AP" : null;
        }
      };

  private static final List<Monitor<Position, Move>> MONITORS =
      List.of(NOBODY_WINS, NOTHING_IS_DISCARDED, AP_NEVER_NEGATIVE);

  private static final Explorer<Position, Move> EXPLORER =
      Explorer.of(COMBAT, MissionEncoding.of(COMBAT)).watching(MONITORS);

  private static final Explored<Position, Move> EXPLORED = EXPLORER.explore(START);

  @Test
  void violationsAreAsShortAsTheyCanBe() {
    var naive =
        new NaiveSearch<>(
            COMBAT, START, MissionEncodingTest::canonical, Integer.MAX_VALUE, MONITORS);
    assertThat(EXPLORED.positions()).isEqualTo(naive.depths.size()).isEqualTo(45_123);
    assertThat(naive.violations).containsOnlyKeys("nobody-wins", "nothing-is-discarded");
    assertThat(EXPLORED.violations())
        .extracting(Violation::property)
        .containsExactly("nobody-wins", "nothing-is-discarded");
    for (var violation : EXPLORED.violations()) {
      assertThat(violation.moves())
          .hasSize(naive.violations.getOrDefault(violation.property(), -1));
    }
  }

  @Test
  void theShortestWayToWinCanBePlayed() {
    Position position = START.getFirst();
    for (Move move : EXPLORED.violations().getFirst().moves()) {
      assertThat(position.stage()).isNotInstanceOf(Stage.Over.class);
      position = COMBAT.play(position, move);
    }
    assertThat(position.stage()).isInstanceOf(Stage.Over.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void isTheSameOnSeveralThreads(int threads) {
    assertThat(EXPLORER.onThreads(threads).explore(START)).isEqualTo(EXPLORED);
  }

  @Test
  void isTheSameInAFolderAfterManyInterruptions(@TempDir Path folder) {
    int runs = 0;
    Explored<Position, Move> explored;
    do {
      int[] reports = {0};
      explored =
          EXPLORER
              .onThreads(2)
              .in(folder)
              .telling(_ -> reports[0]++)
              .until(() -> reports[0] == 5)
              .explore(START);
      runs++;
    } while (explored.end() == Explored.End.INTERRUPTED);
    assertThat(explored).isEqualTo(EXPLORED);
    assertThat(runs).isGreaterThan(3);
  }

  @Test
  void everyPositionIsFoundAgainByItsNumber() {
    var graph = Graph.of(EXPLORER.onThreads(2), START);
    var coder = MissionEncoding.of(COMBAT).coder();
    assertThat(graph.explored()).isEqualTo(EXPLORED);
    for (int position = 0; position < graph.size(); position += 997) {
      for (int i = graph.first(position); i < graph.first(position + 1); i++) {
        Position after = COMBAT.play(graph.position(position), graph.move(position, i));
        assertThat(coder.fingerprint(after))
            .isEqualTo(coder.fingerprint(graph.position(graph.target(i))));
      }
    }
  }
}
