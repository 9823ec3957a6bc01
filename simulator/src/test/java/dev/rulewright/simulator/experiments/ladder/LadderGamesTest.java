package dev.rulewright.simulator.experiments.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.experiments.ArmScores.Pair;
import dev.rulewright.simulator.experiments.ladder.LadderGames.Results;
import dev.rulewright.simulator.experiments.ladder.LadderGames.Seated;
import dev.rulewright.simulator.statistics.rating.Meeting;
import java.util.List;
import org.junit.jupiter.api.Test;

class LadderGamesTest {

  /// What the first player scored in the game that it began and in the other one, in halves: every
  /// combination.
  @Test
  void thePairIsTakenApartIntoItsGames() {
    for (int began = 0; began <= 2; began++) {
      for (int other = 0; other <= 2; other++) {
        int drawn = (began == 1 ? 1 : 0) + (other == 1 ? 1 : 0);
        var pair = new Pair(1, began + other, began + 2 - other, 20, drawn, 0);
        var seated = new Seated(3, 1, List.of(pair));
        assertThat(seated.meetings(pair))
            .containsExactly(
                new Meeting(3, 1, began / 2.0, 1, List.of(1, 1)),
                new Meeting(3, 1, other / 2.0, 1, List.of(1, -1)));
        int won = (began == 2 ? 1 : 0) + (other == 2 ? 1 : 0);
        assertThat(seated.results(3)).isEqualTo(new Results(won, drawn, 2 - won - drawn));
        assertThat(seated.results(1)).isEqualTo(new Results(2 - won - drawn, drawn, won));
      }
    }
  }

  /// In some games one of the players always begins.
  @Test
  void whereTheSamePlayerBeginsBothGamesTheyAreOneMeeting() {
    var pair = new Pair(0, 0, 4, 20, 0, 0);
    var games = new LadderGames(List.of(new Seated(3, 1, List.of(pair))));
    assertThat(games.takeTurnsBeginning()).isFalse();
    assertThat(games.rounds(List.of("a", "b", "c", "d"), "red").circumstances())
        .containsExactly("red");
    assertThat(games.seated().getFirst().together(pair))
        .isEqualTo(new Meeting(3, 1, 0, 2, List.of(1)));
  }
}
