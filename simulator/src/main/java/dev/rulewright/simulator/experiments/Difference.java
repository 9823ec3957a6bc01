package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairCounts;
import dev.rulewright.simulator.statistics.PairDifferences;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/// How far a mean over pairs is from nothing.
///
/// @param p the two-sided p-value of its being nothing
record Difference(double mean, Interval interval, double p) {

  static final double CONFIDENCE = 0.95;

  private static final double NO_WIDTH = 1e-9;

  /// The score of the same pairs under the second arm minus that under the first.
  static PairDifferences between(ArmScores first, ArmScores second) {
    return more(PairDifferences.none(first.seats()), first, second);
  }

  /// The same if the differences of the first pairs are known.
  static PairDifferences more(PairDifferences known, ArmScores first, ArmScores second) {
    PairDifferences differences = known;
    for (int i = Math.toIntExact(known.pairs()); i < first.pairs().size(); i++) {
      differences =
          differences.with(second.pairs().get(i).halves() - first.pairs().get(i).halves());
    }
    return differences;
  }

  /// With the interval for lattice samples; the p-value belongs to it.
  static Difference of(PairDifferences differences) {
    Interval interval = differences.interval(CONFIDENCE);
    double middle = (interval.low() + interval.high()) / 2;
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2);
    double error = interval.width() / 2 / z;
    return new Difference(
        differences.mean(),
        interval,
        2 * NormalDistribution.of(0, 1).survivalProbability(Math.abs(middle) / error));
  }

  /// With Student's interval and test for the mean of independent differences of shares, at least
  /// two, each from -1 to 1.
  static Difference ofMean(double[] numbers) {
    int n = numbers.length;
    double mean = IntStream.range(0, n).mapToDouble(i -> numbers[i]).sum() / n;
    double squares =
        IntStream.range(0, n).mapToDouble(i -> (numbers[i] - mean) * (numbers[i] - mean)).sum();
    double error = Math.sqrt(squares / (n - 1) / n);
    var student = TDistribution.of(n - 1.0);
    double half = student.inverseSurvivalProbability((1 - CONFIDENCE) / 2) * error;
    if (error == 0 && mean != 0) {
      // Numbers that happen to agree say nothing about how they scatter.
      return new Difference(mean, new Interval(-1, 1), 1);
    }
    double p = error == 0 ? 1 : 2 * student.survivalProbability(Math.abs(mean) / error);
    return new Difference(
        mean, new Interval(Math.max(-1, mean - half), Math.min(1, mean + half)), p);
  }

  /// `+1.2 points (95 % interval +0.3 to +2.1)`: the second minus the first, like its interval.
  static String told(double mean, Interval interval) {
    return "%s points (95 %% interval %s to %s)"
        .formatted(
            ResultTable.points(mean),
            ResultTable.points(interval.low()),
            ResultTable.points(interval.high()));
  }

  /// Whether an interval shows that there is a difference: 0 is not in it, and it has a width, as
  /// numbers that happen to agree say nothing about how they scatter.
  static boolean isShown(Interval interval) {
    return !interval.contains(0) && interval.width() > NO_WIDTH;
  }

  /// The settings of arms, for people.
  static String changes(SortedMap<String, String> changes) {
    return changes.isEmpty()
        ? "nothing changed"
        : String.join(
            " ", changes.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList());
  }

  /// The mean of scores and the ends of its interval, as tables have them.
  static List<String> texts(PairCounts counts) {
    return texts(counts.mean(), counts.interval(CONFIDENCE));
  }

  /// The mean number of turns and the ends of its interval.
  static List<String> texts(PairedRatio turns) {
    return texts(turns.ratio(), turns.interval(CONFIDENCE));
  }

  static List<String> texts(double mean, Interval interval) {
    return List.of(
        ResultTable.number(mean),
        ResultTable.number(interval.low()),
        ResultTable.number(interval.high()));
  }
}
