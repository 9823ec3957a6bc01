package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatisticsTest {

  /// Newcombe, *Two-sided confidence intervals for the single proportion*, Statistics in Medicine
  /// 17 (1998), table I, method 3 (score without continuity correction), 95 %.
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    " 0,  20, 0.0000, 0.1611",
    " 1,  29, 0.0061, 0.1718",
  })
  void wilsonAgreesWithNewcombesTable(int successes, int trials, double low, double high) {
    Interval interval = PairedRatio.NO_TRIALS.with(1, successes, trials).interval();
    assertThat(interval.low()).isCloseTo(low, within(0.00005));
    assertThat(interval.high()).isCloseTo(high, within(0.00005));
  }

  @Test
  void withoutTrialsNothingIsKnown() {
    assertThat(PairedRatio.NO_TRIALS.ratio()).isNaN();
    assertThat(PairedRatio.NO_TRIALS.interval()).isEqualTo(new Interval(0, 1));
    assertThatThrownBy(() -> PairedRatio.NO_TRIALS.with(1, 2, 1)).hasMessageContaining("2 of 1");
  }

  /// The numbers 1 to 9: mean 5, sample variance 60/8 = 7.5, and from any table of the t
  /// distribution 2.306 with 8 degrees of freedom, so the half width is 2.306 · √(7.5/9) = 2.105.
  @Test
  void theMeanHasStudentsInterval() {
    Distribution distribution = distribution(LongStream.rangeClosed(1, 9));
    assertThat(distribution.mean()).isEqualTo(5);
    assertThat(distribution.deviation()).isCloseTo(Math.sqrt(7.5), within(1e-12));
    Interval interval = distribution.meanInterval();
    assertThat(interval.low()).isCloseTo(5 - 2.105, within(0.0005));
    assertThat(interval.high()).isCloseTo(5 + 2.105, within(0.0005));
  }

  @Test
  void aQuantileIsTheSmallestNumberThatEnoughNumbersDoNotExceed() {
    Distribution distribution = distribution(LongStream.of(3, 1, 1, 7, 5, 5, 5, 9));
    assertThat(distribution.size()).isEqualTo(8);
    assertThat(LongStream.of(0, 25, 26, 50, 75, 76, 100).map(p -> distribution.quantile(p / 100.0)))
        .containsExactly(1L, 1L, 3L, 5L, 5L, 7L, 9L);
    assertThat(List.of(distribution.min(), distribution.max())).containsExactly(1L, 9L);
  }

  private static Distribution distribution(LongStream numbers) {
    var collecting = new Distribution.Collecting();
    numbers.forEach(collecting::add);
    return collecting.distribution();
  }

  @Test
  void aSummaryCountsWhoWonAndWhy() {
    var collecting = new Summary.Collecting(List.of("red", "blue"), List.of("shots"));
    collecting.accept(game(0, "red", "red", "no-units-left", 12));
    collecting.accept(game(1, "blue", "red", "no-units-left", 14));
    collecting.accept(game(2, "red", "draw", "turn-limit", 200));
    collecting.accept(game(3, "blue", "blue", "no-units-left", 16));
    Summary summary = collecting.summary();
    assertThat(summary.paired().won().getOrDefault("red", PairedRatio.NO_TRIALS).ratio())
        .isEqualTo(2 / 3.0);
    assertThat(summary.paired().wonByStarter().ratio()).isEqualTo(2 / 3.0);
    assertThat(summary.paired().drawn().ratio()).isEqualTo(1 / 4.0);
    assertThat(summary.games()).isEqualTo(4);
    assertThat(summary.draws()).containsExactly(Map.entry("turn-limit", 1));
    assertThat(summary.endings()).containsEntry("no-units-left", 3);
    assertThat(summary.turns().mean()).isEqualTo(60.5);
    assertThat(summary.moves().max()).isEqualTo(600);
    assertThat(summary.counts().get("shots")).extracting(Distribution::mean).isEqualTo(1.5);
  }

  @Test
  void threePlayersScoreInGroupsOfThreeGames() {
    var collecting = new Summary.Collecting(List.of("red", "blue", "green"), List.of("shots"));
    for (var winner : List.of("red", "blue+green", "draw", "green", "green", "green")) {
      int number = collecting.games();
      collecting.accept(
          new GameRecord(
              "base", number, number / 3, 1, "red", winner, "", 9, 9, 9, number, List.of(0L)));
    }
    PairedGames groups = collecting.summary().paired();
    assertThat(groups.pairs()).isEqualTo(2);
    // In sixths: 6 + 0 + 2 and 0; 0 + 3 + 2 and 0; 0 + 3 + 2 and 18, so all add up to six games.
    var none = LatticeSample.none(Kind.SCORES, 3, 3);
    assertThat(groups.scores())
        .isEqualTo(
            Map.of(
                "red", none.with(8).with(0),
                "blue", none.with(5).with(0),
                "green", none.with(5).with(18)));
    assertThat(groups.scores().values().stream().mapToDouble(LatticeSample::mean).sum())
        .isEqualTo(1);
    assertThat(groups.won().get("green")).extracting(PairedRatio::among).isEqualTo(5L);
  }

  @Test
  void howeverManyWinTogetherTheScoresOfAGameMakeUpOneWin() {
    for (int seats = 2; seats <= 8; seats++) {
      List<String> players = IntStream.range(0, seats).mapToObj(seat -> "p" + seat).toList();
      for (int winners = 0; winners <= seats; winners++) {
        String won = winners == 0 ? "draw" : String.join("+", players.subList(0, winners));
        int all = 0;
        for (String player : players) {
          all += game(0, "p0", won, "", 9).score(player, seats);
        }
        assertThat(all).as("%s of %d", won, seats).isEqualTo(GameRecord.partsOfAWin(seats));
      }
    }
  }

  @Test
  void manyGamesWonOnTheLastTurnAreWarnedOf() {
    assertThat(lasting(10, 5).warning())
        .hasValueSatisfying(warning ->
            assertThat(warning)
                .startsWith("5 of 10 decided games (50.0 %) were won on turn 200, the last one: "));
    assertThat(lasting(10, 4).warning()).as("few").isEmpty();
    assertThat(lasting(251, 5).warning()).as("a small share").isEmpty();
    var decided = new Summary.Collecting(List.of("red", "blue"), List.of("shots"));
    LongStream.range(0, 9)
        .forEach(number -> decided.accept(game(number, "red", "red", "no-units-left", 30)));
    assertThat(decided.summary().warning()).as("no limit to be seen").isEmpty();
  }

  /// Decided games, some of which were won on the last turn, and one that was drawn there.
  private static Summary lasting(int games, int onLastTurn) {
    var collecting = new Summary.Collecting(List.of("red", "blue"), List.of("shots"));
    for (int number = 0; number < games; number++) {
      long turns = number < onLastTurn ? 200 : 100 + number % 100;
      collecting.accept(game(number, "red", "red", "no-units-left", turns));
    }
    collecting.accept(game(games, "red", "draw", "turn-limit", 200));
    return collecting.summary();
  }

  private static GameRecord game(
      long number, String starter, String winner, String reason, long turns) {
    return new GameRecord(
        "base",
        number,
        number,
        1,
        starter,
        winner,
        reason,
        turns,
        turns * 3,
        7,
        number,
        List.of(number));
  }
}
