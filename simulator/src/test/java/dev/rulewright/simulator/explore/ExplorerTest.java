package dev.rulewright.simulator.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.Explored.End;
import dev.rulewright.simulator.explore.encoding.Encoding;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

class ExplorerTest {

  private static final TokenRace RACE = new TokenRace();
  private static final List<RacePosition> START = List.of(RACE.opening());

  private static final Monitor<RacePosition, RaceMove> NO_FULL_POT =
      new Monitor<>() {
        @Override
        public String property() {
          return "no-full-pot";
        }

        @Override
        public @Nullable String broken(RacePosition position, Turn<RaceMove> turn) {
          return position.pot() >= 15 ? position.pot() + " in the pot" : null;
        }
      };

  private static final Monitor<RacePosition, RaceMove> NO_BIG_HOLD =
      new Monitor<>() {
        @Override
        public String property() {
          return "no-big-hold";
        }

        @Override
        public @Nullable String broken(RacePosition before, RaceMove move, RacePosition after) {
          return move instanceof RaceMove.Hold && before.pot() >= 12
              ? "held " + before.pot()
              : null;
        }
      };

  private static final List<Monitor<RacePosition, RaceMove>> MONITORS =
      List.of(NO_FULL_POT, NO_BIG_HOLD);

  private static Explorer<RacePosition, RaceMove> explorer(int depth) {
    return Explorer.of(RACE, Encoding.byNotation(RACE))
        .watching(MONITORS)
        .within(Bounds.NONE.depth(depth));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 5, 9})
  void findsWhatANaiveSearchFinds(int depth) {
    var naive = new NaiveSearch<>(RACE, START, UnaryOperator.identity(), depth, MONITORS);
    var explored = explorer(depth).explore(START);
    assertThat(explored.positions()).isEqualTo(naive.depths.size());
    assertThat(explored.transitions()).isEqualTo(naive.transitions);
    assertThat(explored.depth()).isEqualTo(naive.depth());
    assertThat(explored.end()).isEqualTo(End.AT_DEPTH);
    assertThat(explored.violations())
        .allSatisfy(violation ->
            assertThat(violation.moves())
                .hasSize(naive.violations.getOrDefault(violation.property(), -1)))
        .extracting(Violation::property)
        .containsExactlyInAnyOrderElementsOf(naive.violations.keySet());
  }

  @Test
  void doesNotDependOnTheNumberOfThreads() {
    var alone = explorer(11).explore(START);
    assertThat(alone.violations()).hasSize(2);
    for (int threads : new int[] {2, 3, 5}) {
      assertThat(explorer(11).onThreads(threads).explore(START)).isEqualTo(alone);
    }
  }

  @Test
  void theMovesOfAViolationCanBePlayed() {
    for (var violation : explorer(10).explore(START).violations()) {
      RacePosition before = violation.start();
      RacePosition after = before;
      for (RaceMove move : violation.moves()) {
        before = after;
        after = RACE.play(before, move);
      }
      String how =
          violation.property().equals("no-full-pot")
              ? NO_FULL_POT.broken(after, RACE.turn(after))
              : NO_BIG_HOLD.broken(before, violation.moves().getLast(), after);
      assertThat(how).isEqualTo(violation.how());
    }
  }

  @Test
  void stopsAtABoundForPositions() {
    var explored =
        Explorer.of(RACE, Encoding.byNotation(RACE))
            .within(Bounds.NONE.positions(1000))
            .explore(START);
    assertThat(explored.end()).isEqualTo(End.AT_POSITIONS);
    assertThat(explored.positions()).isGreaterThanOrEqualTo(1000);
    assertThat(explored.frontier()).isPositive();
    assertThat(explored.isComplete()).isFalse();
  }

  @Test
  void stopsWhenTold() {
    int[] reports = {0};
    var explored =
        Explorer.of(RACE, Encoding.byNotation(RACE))
            .telling(_ -> reports[0]++)
            .until(() -> reports[0] == 5)
            .explore(START);
    assertThat(explored.end()).isEqualTo(End.INTERRUPTED);
    assertThat(reports[0]).isEqualTo(5);
  }

  @Test
  void aPlayThatIsOverIsComplete() {
    RacePosition won = RACE.notation().read("awaits: nobody; turn: 9; ant: 31 hare shown", "test");
    var explored = Explorer.of(RACE, Encoding.byNotation(RACE)).explore(List.of(won, won));
    assertThat(explored).isEqualTo(new Explored<>(1, 0, 0, 0, End.COMPLETE, List.of()));
  }
}
