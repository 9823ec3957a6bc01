package dev.rulewright.simulator.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
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
    var games = new BradleyTerry(List.of("a", "b", "c", "d"), List.of(), rounds());
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
    assertThat(fit.rating(1).interval().high())
        .isCloseTo(35.2307879 + 2.0452296 * 19.7134999, within(1e-4));
  }

  /// Points of the first player's agent of 1-2, 2-1, 1-3, 3-1, 2-3 and 3-2, each in the game that
  /// it began and in the one that the other began; one line a round. Drawn by NumPy 2.4.6.
  private static final String WITH_SIDES =
      """
      0 0 0.5 1 0 0 0.5 1 0 0.5 0 0
      1 1 0 0 0.5 1 1 1 0 0 1 1
      0 0.5 1 1 0 0 0.5 1 0 0 0.5 1
      0 0 0 0 0 0.5 1 0.5 0 0 1 1
      0 0 0 0.5 0.5 0 0 0 0 0 0.5 0.5
      0 0 0 0.5 0.5 0 0 0 0 0 0 0
      0.5 0 0.5 0 0 0 1 0.5 0 0 0 1
      0 0 0 0 0 0 0 0.5 0 1 0 1
      0 0.5 0.5 0 0 0.5 0 1 0 0 0.5 0.5
      0 0.5 0 0 0.5 0 1 0 0 1 0 1
      0.5 0 0 0.5 0.5 0 1 0 0 0.5 1 0.5
      0 0 0 0.5 0.5 0 1 0 0 0 0 1
      0 1 0 0.5 0 0 0 0.5 0.5 0.5 0 0
      0 0 0 0 0.5 0 0.5 0 0 0 1 0.5
      1 0 0 0 0 0 1 0 0 0 0.5 0
      0 0 0.5 0 0 0 1 0.5 0 0 0 1
      0.5 0 0 1 1 0 1 0 1 1 1 1
      0 1 1 1 0 0 1 0.5 0 0.5 0.5 0.5
      0.5 0 1 0.5 0 0 1 0 0 0 0.5 0
      0.5 0.5 1 0.5 0 0 1 1 0 0 0.5 0
      """;

  /// Estimates and standard errors by NumPy: Newton's method on the same likelihood with the
  /// imagined games (SciPy's BFGS agrees to five digits), and the sandwich over rounds times 20 /
  /// 19.
  @Test
  void ratingsAndAdvantagesAgreeWithNumPy() {
    List<List<Meeting>> rounds = WITH_SIDES.lines().map(BradleyTerryTest::withSides).toList();
    var games = new BradleyTerry(List.of("a", "b", "c"), List.of("side", "beginning"), rounds);
    var fit = RatingFit.of(games, List.of(0, 1, 2), 0);
    assertThat(fit.elo(1)).isCloseTo(33.6261359162, within(1e-6));
    assertThat(fit.elo(2)).isCloseTo(168.1687757358, within(1e-6));
    assertThat(fit.error(1)).isCloseTo(35.2405954096, within(1e-6));
    assertThat(fit.error(2)).isCloseTo(33.2492442790, within(1e-6));
    List<Rating> advantages = games.advantages(0);
    assertThat(advantages).extracting(Rating::name).containsExactly("side", "beginning");
    assertThat(advantages.get(0).elo().value()).isCloseTo(-143.1825320161, within(1e-6));
    assertThat(advantages.get(1).elo().value()).isCloseTo(-1.8170877095, within(1e-6));
    // scipy.stats.t.ppf(0.975, 19) = 2.0930240544
    assertThat(advantages.get(0).elo().interval().width() / 2)
        .isCloseTo(2.0930240544 * 28.2660769199, within(1e-5));
    assertThat(advantages.get(1).elo().interval().width() / 2)
        .isCloseTo(2.0930240544 * 23.4993327199, within(1e-5));
  }

  private static List<Meeting> withSides(String line) {
    double[] points = Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
    int[][] seatings = {{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}};
    var round = new ArrayList<Meeting>();
    for (int i = 0; i < points.length; i++) {
      int[] seating = seatings[i / 2];
      round.add(new Meeting(seating[0], seating[1], points[i], 1, List.of(1, i % 2 == 0 ? 1 : -1)));
    }
    return round;
  }

  /// Whoever had the side won, in every game: without the imagined games its worth has no end. With
  /// them 40 games of equal agents and two more, of which one was lost: 400 log10(41) = 645.1 Elo.
  @Test
  void aSideThatAlwaysWinsHasAFiniteWorth() {
    var rounds = new ArrayList<List<Meeting>>();
    for (int i = 0; i < 20; i++) {
      rounds.add(List.of(new Meeting(0, 1, 1, 1, List.of(1)), new Meeting(1, 0, 1, 1, List.of(1))));
    }
    var games = new BradleyTerry(List.of("a", "b"), List.of("side"), rounds);
    assertThat(games.advantages(0).getFirst().elo().value()).isCloseTo(645.1, within(0.1));
    assertThat(games.ratings(0))
        .allSatisfy(each -> assertThat(each.elo().value()).isCloseTo(0, within(1e-6)));
  }

  @Test
  void roundsThatHappenToAgreeLeaveTheRatingOpen() {
    var round = List.of(new Meeting(0, 1, 1, 2, List.of()));
    var games = new BradleyTerry(List.of("a", "b"), List.of(), List.of(round, round));
    var fit = RatingFit.of(games, List.of(0, 1), 0);
    assertThat(fit.elo(1)).isCloseTo(0, within(1e-9));
    assertThat(fit.rating(1).interval()).isEqualTo(Interval.EVERYTHING);
  }

  @Test
  void theStrongestComesFirstAndTheAnchorHasNoError() {
    List<Rating> ratings =
        new BradleyTerry(List.of("a", "b", "c", "d"), List.of(), rounds()).ratings(2);
    assertThat(ratings).extracting(Rating::name).containsExactly("d", "c", "b", "a");
    assertThat(ratings.get(1)).isEqualTo(new Rating("c", new Estimate(0, new Interval(0, 0))));
  }

  /// Two agents with 3/4 of the points: 400 log10(3) = 190.85 Elo.
  @Test
  void threeQuartersAreWorth191Elo() {
    List<List<Meeting>> rounds =
        List.of(
            List.of(new Meeting(0, 1, 2, 2, List.of())),
            List.of(new Meeting(0, 1, 1, 2, List.of())));
    Rating first = new BradleyTerry(List.of("a", "b"), List.of(), rounds).ratings(1).getFirst();
    assertThat(first.elo().value()).isCloseTo(190.8485, within(0.0001));
  }

  /// 20 rounds without a loss: with 95 % confidence less than the share 1 - 0.05^(1/20) = 0.1391 of
  /// the points is lost, which is 400 log10(0.8609 / 0.1391) = 316.6 Elo.
  @Test
  void whoWinsEverythingGetsABound() {
    var rounds = new ArrayList<List<Meeting>>();
    for (int i = 0; i < 20; i++) {
      rounds.add(
          List.of(
              new Meeting(0, 1, 4, 4, List.of()),
              new Meeting(0, 2, 4, 4, List.of()),
              new Meeting(1, 2, i % 2 == 0 ? 3 : 1, 4, List.of())));
    }
    var games = new BradleyTerry(List.of("search", "left", "right"), List.of(), rounds);
    assertThat(games.bestAnchor()).isEqualTo(1);
    List<Rating> ratings = games.ratings(1);
    Rating first = ratings.getFirst();
    assertThat(first.name()).isEqualTo("search");
    assertThat(first.elo().value()).isNaN();
    assertThat(first.elo().interval().low()).isCloseTo(316.6, within(0.1));
    assertThat(first.elo().interval().high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(ratings.subList(1, 3)).noneMatch(each -> Double.isNaN(each.elo().value()));
    assertThat(games.ratings(0).subList(1, 3))
        .allSatisfy(each -> {
          assertThat(each.elo().interval().low()).isEqualTo(Double.NEGATIVE_INFINITY);
          assertThat(each.elo().interval().high()).isCloseTo(-316.6, within(0.1));
        });
  }

  @Test
  void agentsThatNeverMetHaveNoRatings() {
    var games =
        new BradleyTerry(
            List.of("a", "b", "c", "d"),
            List.of(),
            List.of(
                List.of(new Meeting(0, 1, 1, 2, List.of()), new Meeting(2, 3, 1, 2, List.of()))));
    assertThatThrownBy(() -> games.ratings(0)).hasMessage("a and c are not linked by games");
    assertThatThrownBy(() -> new BradleyTerry(List.of("a"), List.of(), List.of()))
        .hasMessageContaining("fewer than two");
    assertThatThrownBy(() -> new Meeting(0, 1, 2.5, 2, List.of()))
        .hasMessageContaining("2.5 points of 2");
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
          round.add(new Meeting(i, j, points[next++], 4, List.of()));
        }
      }
      rounds.add(round);
    }
    return rounds;
  }
}
