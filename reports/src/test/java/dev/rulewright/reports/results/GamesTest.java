package dev.rulewright.reports.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.ScenarioReader;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class GamesTest {

  @Test
  void sharesAreOfTheGamesThatSomebodyWon() {
    Games games = Samples.games(2000);
    assertThat(games.count()).isEqualTo(2000);
    assertThat(games.shares().keySet())
        .containsExactly("marines", "portalists", Games.START_PLAYER);
    var shares = games.shares();
    int won =
        Samples.PLAYERS.stream()
            .mapToInt(p -> Objects.requireNonNull(shares.get(p)).successes())
            .sum();
    assertThat(won).isEqualTo(games.decided());
    assertThat(games.table().csv())
        .startsWith("who,games_won,games_decided,share,low_95,high_95\nmarines,");
  }

  @Test
  void noGamesHaveNoShares() {
    assertThat(Samples.games(0).shares()).isEmpty();
    assertThat(Samples.games(0).table().rows()).isEmpty();
  }

  @Test
  void aTitleThatASpreadsheetWouldRunIsGuarded() {
    String scenario =
        """
        title: "=HYPERLINK(1)"
        game: mission-combat
        clauses: [MOVE-1]
        given:
          yellow-portal-alpha: exorcist
          hq: rifleman
          to-move: portalists
        play:
          - do: move exorcist arterial-road
        """;
    var story =
        Replay.of(
            Opening.of(ScenarioReader.read(scenario, "-file.yaml"), MissionCombatBox.standard()));
    assertThat(StoryTable.of(List.of(story)).csv())
        .contains("\n'-file.yaml,'=HYPERLINK(1),1,move exorcist@yellow-portal-alpha arterial-road")
        .contains("moved exorcist yellow-portal-alpha arterial-road", "MOVE-1");
  }
}
