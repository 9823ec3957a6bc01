package dev.rulewright.reports.results;

import static org.assertj.core.api.Assertions.assertThat;

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
    long won =
        Samples.PLAYERS.stream()
            .mapToLong(p -> Objects.requireNonNull(shares.get(p)).counted())
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
}
