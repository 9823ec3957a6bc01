package dev.rulewright.simulator.statistics;

import static dev.rulewright.simulator.statistics.Coverage.TIMES;
import static dev.rulewright.simulator.statistics.Coverage.checkCovered;
import static dev.rulewright.simulator.statistics.Coverage.holds;
import static dev.rulewright.simulator.statistics.Coverage.shown;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.rating.BradleyTerry;
import dev.rulewright.simulator.statistics.rating.Elo;
import dev.rulewright.simulator.statistics.rating.Meeting;
import dev.rulewright.simulator.statistics.rating.RatingFit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How often intervals hold the truth, found by simulation (see [Coverage]). Binomial coverage is
/// not simulated but added up.
final class IntervalCoverageTest {

  private final RandomGenerator random = Coverage.random();

  // ---- Shares ----

  /// Wilson holds the truth in 94 to 96 % from 400 trials on; not where successes are so rare (10
  /// of 1,000) that a single one more or less decides, as the last test shows.
  @ParameterizedTest
  @CsvSource({
    "400, 0.5",
    "400, 0.2",
    "400, 0.1",
    "400, 0.05",
    "1000, 0.5",
    "1000, 0.3",
    "1000, 0.05",
    "2000, 0.02",
    "10000, 0.5",
    "10000, 0.01",
    "10000, 0.003",
  })
  void wilsonCovers(int trials, double p) {
    double covered = added(trials, p, share -> share.interval());
    shown("Wilson n %d p %s".formatted(trials, p), covered);
    assertThat(covered).isBetween(0.94, 0.96);
  }

  /// Where the number of successes takes few values, no interval can come near 95 %. By SciPy
  /// 1.17.1: 92.06 and 93.18 %.
  @Test
  void fewSuccessesAllowNoCoverageNear95Percent() {
    assertThat(added(100, 0.01, each -> each.interval())).isBetween(0.9205, 0.9207);
    assertThat(added(400, 0.01, each -> each.interval())).isBetween(0.9317, 0.9319);
  }

  private static double added(int trials, double p, Function<PairedRatio, Interval> interval) {
    var binomial = BinomialDistribution.of(trials, p);
    double covered = 0;
    for (int k = 0; k <= trials; k++) {
      double probability = binomial.probability(k);
      if (probability > 1e-12
          && holds(interval.apply(PairedRatio.NO_TRIALS.with(1, k, trials)), p)) {
        covered += probability;
      }
    }
    return covered;
  }

  // ---- Means ----

  /// Two independent games in each pair, with draws, one-sided, and pairs that are won or lost
  /// whole.
  @ParameterizedTest
  @CsvSource({
    "0.25, 0, 0.5, 0, 0.25, 200",
    "0.16, 0.16, 0.36, 0.16, 0.16, 100",
    "0.01, 0, 0.18, 0, 0.81, 200",
    "0.5, 0, 0, 0, 0.5, 1000",
    "0.1, 0, 0, 0, 0.9, 200",
    "0.02, 0.03, 0.6, 0.1, 0.25, 100",
    "0.05, 0.05, 0.1, 0.1, 0.7, 200",
  })
  void theMeanOfPairScoresIsCovered(
      double zero, double quarter, double half, double threeQuarters, double one, int pairs) {
    var truth = new Truth(List.of(zero, quarter, half, threeQuarters, one));
    int draws = 8000 * TIMES;
    int covered = 0;
    for (int i = 0; i < draws; i++) {
      covered += holds(truth.drawn(pairs, random).interval(), truth.mean()) ? 1 : 0;
    }
    checkCovered("pair scores " + truth.p() + " n " + pairs, covered, draws);
  }

  /// Rounds of one, two and four pairs; with the probability ½ all pairs of a round come about by
  /// one draw of lots.
  @ParameterizedTest
  @CsvSource({
    "0.25, 0, 0.5, 0, 0.25, 1, 100",
    "0.2, 0.1, 0.4, 0.1, 0.2, 2, 100",
    "0.2, 0.1, 0.4, 0.1, 0.2, 4, 50",
    "0.02, 0.03, 0.15, 0.1, 0.7, 4, 50",
    "0.5, 0, 0, 0, 0.5, 4, 20",
  })
  void theScoreOfRoundsIsCovered(
      double zero,
      double quarter,
      double half,
      double threeQuarters,
      double one,
      int pairs,
      int rounds) {
    var truth = new Truth(List.of(zero, quarter, half, threeQuarters, one));
    int draws = 4000 * TIMES;
    int covered = 0;
    for (int i = 0; i < draws; i++) {
      var halves = new ArrayList<Integer>();
      for (int k = 0; k < rounds; k++) {
        boolean together = random.nextBoolean();
        double ticket = random.nextDouble();
        int sum = 0;
        for (int pair = 0; pair < pairs; pair++) {
          sum += truth.kind(together ? ticket : random.nextDouble());
        }
        halves.add(sum);
      }
      covered += holds(new RoundScores(pairs, halves).interval(), truth.mean()) ? 1 : 0;
    }
    checkCovered("rounds of %d pairs %s n %d".formatted(pairs, truth.p(), rounds), covered, draws);
  }

  /// Differences of pairs, of which 15 to 60 % differ. Where 3 % of 200 differ, 99 % of the
  /// intervals hold the truth; where 2 % differ and all in one direction, 92 to 98 %.
  @ParameterizedTest
  @CsvSource({"0.10, 0.12, 200", "0.25, 0.35, 100", "0.05, 0.10, 500"})
  void theMeanDifferenceIsCovered(double down, double up, int pairs) {
    int draws = 8000 * TIMES;
    int covered = 0;
    for (int i = 0; i < draws; i++) {
      long[] counts = new long[9];
      for (int k = 0; k < pairs; k++) {
        double ticket = random.nextDouble();
        int size = 1 + random.nextInt(2);
        counts[4 + (ticket < down ? -size : ticket < down + up ? size : 0)]++;
      }
      var sample = new LatticeSample(Kind.DIFFERENCES, 2, Arrays.stream(counts).boxed().toList());
      covered += holds(sample.interval(), (up - down) * 0.375) ? 1 : 0;
    }
    checkCovered("pair differences -%s +%s n %d".formatted(down, up, pairs), covered, draws);
  }

  /// Where three play: groups of three games, each won by somebody, that share half of their
  /// chance, under two settings.
  @Test
  void whatGroupsOfThreeGamesSayIsCovered() {
    int draws = 3000 * TIMES;
    int[] covered = new int[3];
    for (int i = 0; i < draws; i++) {
      var scores = LatticeSample.none(Kind.SCORES, 3, 3);
      var won = PairedRatio.NO_TRIALS;
      var differences = LatticeSample.none(Kind.DIFFERENCES, 3, 3);
      for (int group = 0; group < 200; group++) {
        double shared = random.nextDouble();
        int one = 0;
        int other = 0;
        for (int game = 0; game < 3; game++) {
          double ticket = random.nextBoolean() ? shared : random.nextDouble();
          one += ticket < 0.3 ? 1 : 0;
          other += ticket < 0.5 ? 1 : 0;
        }
        scores = scores.with(6 * one);
        won = won.with(3, one, 3);
        differences = differences.with(6 * (other - one));
      }
      covered[0] += holds(scores.interval(), 0.3) ? 1 : 0;
      covered[1] += holds(won.interval(), 0.3) ? 1 : 0;
      covered[2] += holds(differences.interval(), 0.2) ? 1 : 0;
    }
    checkCovered("scores of groups of three", covered[0], draws);
    checkCovered("wins of groups of three", covered[1], draws);
    checkCovered("differences of groups of three", covered[2], draws);
  }

  /// Student's interval for numbers of turns, which are skewed: 10 plus a geometric number.
  @Test
  void theMeanOfCountsIsCovered() {
    int draws = 8000 * TIMES;
    int covered = 0;
    for (int i = 0; i < draws; i++) {
      var turns = new Distribution.Collecting();
      for (int k = 0; k < 200; k++) {
        turns.add(10 + (long) (Math.log(1 - random.nextDouble()) / Math.log(0.9)));
      }
      covered += holds(turns.distribution().meanInterval(), 19) ? 1 : 0;
    }
    checkCovered("Student, geometric n 200", covered, draws);
  }

  @Test
  void theBootstrapCoversTheMean() {
    var truth = new Truth(List.of(0.1, 0.1, 0.3, 0.2, 0.3));
    int draws = 2000 * TIMES;
    int percentile = 0;
    for (int i = 0; i < draws; i++) {
      List<Double> sample = values(truth.drawn(150, random));
      var bootstrap = new Bootstrap(600, i);
      percentile += holds(bootstrap.percentile(sample, BootstrapTest::mean), truth.mean()) ? 1 : 0;
    }
    checkCovered("bootstrap percentile n 150", percentile, draws);
  }

  // ---- Ratings ----

  /// Four agents 100 Elo apart, rounds of four games that depend on each other: a round is easy or
  /// hard for the first of the two.
  @Test
  void ratingsAreCovered() {
    int draws = 1000 * TIMES;
    int covered = 0;
    for (int i = 0; i < draws; i++) {
      var rounds = new ArrayList<List<Meeting>>();
      for (int k = 0; k < 60; k++) {
        rounds.add(round());
      }
      var games = new BradleyTerry(List.of("a", "b", "c", "d"), List.of(), rounds);
      var fit = RatingFit.of(games, List.of(0, 1, 2, 3), 0);
      covered += holds(fit.rating(3).interval(), 300) ? 1 : 0;
    }
    checkCovered("Bradley-Terry, 4 agents, 60 rounds", covered, draws);
  }

  private List<Meeting> round() {
    var round = new ArrayList<Meeting>();
    for (int i = 0; i < 4; i++) {
      for (int j = i + 1; j < 4; j++) {
        double p = Elo.score(100.0 * (i - j));
        // With the probability ½ all four games are decided by one draw of lots.
        boolean together = random.nextBoolean();
        double ticket = random.nextDouble();
        double points = 0;
        for (int game = 0; game < 4; game++) {
          points += (together ? ticket : random.nextDouble()) < p ? 1 : 0;
        }
        round.add(new Meeting(i, j, points, 4, List.of()));
      }
    }
    return round;
  }

  /// Every number, in rising order.
  private static List<Double> values(LatticeSample sample) {
    return IntStream.range(0, sample.counts().size())
        .boxed()
        .flatMap(
            i -> Collections.nCopies(sample.counts().get(i).intValue(), sample.value(i)).stream())
        .toList();
  }
}
