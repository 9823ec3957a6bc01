package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BradleyTerryTest {

  /// Points of the first of each two of four agents in four games: 1-2, 1-3, 1-4, 2-3, 2-4, 3-4;
  /// one line a round. Drawn by R 4.2.2 with `set.seed(20261121)`.
  private static final String POINTS =
      """
        0 1 0.5 0 0.5 2.5
        1 1 0 1.5 1 0
        1 1 1.5 2.5 0 2
        2.5 0 1.5 3 1 0.5
        2 0.5 2.5 2.5 1 2
        1 3 0.5 1.5 2 3.5
        1 2 0.5 2 3 2
        3 1 1.5 2 1.5 0.5
        2 2 0 1 0.5 1
        0 2.5 1 1 0 0
        2.5 1 0 1.5 1 1
        1 1 0.5 1 0.5 1.5
        0 1.5 1 2 2 3
        2 2 0.5 1 1 1.5
        0.5 2.5 0 2.5 0 2.5
        1.5 1.5 2.5 1 1 1.5
        3 1 2 1 1.5 1.5
        2.5 1 1 1.5 0 1
        0.5 0 3 1 1 1.5
        2 2 1.5 1 1.5 2.5
        2.5 2 1.5 2 1.5 2.5
        3 3 1 1.5 0 1
        1 0.5 2 2 2 1.5
        2 1.5 2 1.5 1.5 1.5
        0.5 1 1 0 1 2
        1.5 1.5 1.5 0 2 0.5
        2.5 1.5 2 1 1.5 0
        2 2 1.5 3 1 1
        1 0 1 2 0 1
        3 0 0.5 0 0.5 4
      """;

  /// The estimates are those of `BTm` of the package BradleyTerry2 1.1.2 and of `glm` of R 4.2.2;
  /// the standard errors those of `sandwich::vcovCL(model, cluster = round, type = "HC0", cadjust =
  /// TRUE)` 3.0.2.
  @Test
  void ratingsAndErrorsAgreeWithR() {
    var games = new BradleyTerry(List.of("a", "b", "c", "d"), rounds());
    var fit = RatingFit.of(games, List.of(0, 1, 2, 3), 0);
    // The points were drawn so that later agents are weaker, and R gives them the sign that it
    // does.
    double[] elo = {35.2307879045, 120.4067853162, 190.3657207165};
    double[] error = {19.7134998799, 21.7633299555, 22.4877466884};
    for (int i = 1; i <= 3; i++) {
      assertThat(fit.elo(i)).isCloseTo(elo[i - 1], within(1e-6));
      assertThat(fit.error(i)).isCloseTo(error[i - 1], within(1e-6));
    }
    // qt(0.975, 29) = 2.045230 by R
    assertThat(fit.interval(1, 0.95).high())
        .isCloseTo(35.2307879 + 2.0452296 * 19.7134999, within(1e-4));
  }

  @Test
  void theStrongestComesFirstAndTheAnchorHasNoError() {
    List<Rating> ratings = new BradleyTerry(List.of("a", "b", "c", "d"), rounds()).ratings(2, 0.95);
    assertThat(ratings).extracting(Rating::agent).containsExactly("d", "c", "b", "a");
    assertThat(ratings.get(1)).isEqualTo(new Rating.Estimated("c", 0, new Interval(0, 0)));
  }

  /// Two agents with 3/4 of the points: 400 log10(3) = 190.85 Elo.
  @Test
  void threeQuartersAreWorth191Elo() {
    List<List<Meeting>> rounds =
        List.of(List.of(new Meeting(0, 1, 2, 2)), List.of(new Meeting(0, 1, 1, 2)));
    Rating first = new BradleyTerry(List.of("a", "b"), rounds).ratings(1, 0.95).getFirst();
    assertThat(first)
        .isInstanceOfSatisfying(
            Rating.Estimated.class,
            each -> assertThat(each.elo()).isCloseTo(190.8485, within(0.0001)));
  }

  /// 20 rounds without a loss: with 95 % confidence less than the share 1 - 0.05^(1/20) = 0.1391 of
  /// the points is lost, which is 400 log10(0.8609 / 0.1391) = 316.6 Elo.
  @Test
  void whoWinsEverythingGetsABound() {
    var rounds = new ArrayList<List<Meeting>>();
    for (int i = 0; i < 20; i++) {
      rounds.add(
          List.of(
              new Meeting(0, 1, 4, 4),
              new Meeting(0, 2, 4, 4),
              new Meeting(1, 2, i % 2 == 0 ? 3 : 1, 4)));
    }
    var games = new BradleyTerry(List.of("search", "left", "right"), rounds);
    assertThat(games.bestAnchor()).isEqualTo(1);
    List<Rating> ratings = games.ratings(1, 0.95);
    assertThat(ratings.getFirst())
        .isInstanceOfSatisfying(
            Rating.AtLeast.class,
            each -> {
              assertThat(each.agent()).isEqualTo("search");
              assertThat(each.elo()).isCloseTo(316.6, within(0.1));
            });
    assertThat(ratings.subList(1, 3)).allMatch(each -> each instanceof Rating.Estimated);
    assertThat(games.ratings(0, 0.95).subList(1, 3))
        .allSatisfy(each ->
            assertThat(each)
                .isInstanceOfSatisfying(
                    Rating.AtMost.class,
                    most -> assertThat(most.elo()).isCloseTo(-316.6, within(0.1))));
  }

  @Test
  void agentsThatNeverMetHaveNoRatings() {
    var games =
        new BradleyTerry(
            List.of("a", "b", "c", "d"),
            List.of(List.of(new Meeting(0, 1, 1, 2), new Meeting(2, 3, 1, 2))));
    assertThatThrownBy(() -> games.ratings(0, 0.95)).hasMessage("a and c are not linked by games");
    assertThatThrownBy(() -> new BradleyTerry(List.of("a"), List.of()))
        .hasMessageContaining("fewer than two");
    assertThatThrownBy(() -> new Meeting(0, 1, 2.5, 2)).hasMessageContaining("2.5 points of 2");
  }

  private static List<List<Meeting>> rounds() {
    var rounds = new ArrayList<List<Meeting>>();
    for (String line : POINTS.lines().toList()) {
      double[] points =
          Arrays.stream(line.strip().split(" ")).mapToDouble(Double::parseDouble).toArray();
      var round = new ArrayList<Meeting>();
      int next = 0;
      for (int i = 0; i < 4; i++) {
        for (int j = i + 1; j < 4; j++) {
          round.add(new Meeting(i, j, points[next++], 4));
        }
      }
      rounds.add(round);
    }
    return rounds;
  }
}
