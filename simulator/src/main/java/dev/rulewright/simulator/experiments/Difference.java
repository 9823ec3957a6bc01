package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/// How far a mean over pairs is from nothing.
///
/// @param p the two-sided p-value of its being nothing
public record Difference(Estimate estimate, double p) {

  /// The score of the same pairs under the second arm minus that under the first.
  public static LatticeSample between(ArmScores first, ArmScores second) {
    Grouping grouping = first.grouping();
    return more(
        LatticeSample.none(Kind.DIFFERENCES, grouping.size(), grouping.seats()), first, second);
  }

  /// The same if the differences of the first pairs are known.
  public static LatticeSample more(LatticeSample known, ArmScores first, ArmScores second) {
    LatticeSample differences = known;
    for (int i = Math.toIntExact(known.pairs()); i < first.pairs().size(); i++) {
      differences = differences.with(second.pairs().get(i).parts() - first.pairs().get(i).parts());
    }
    return differences;
  }

  /// With the interval for lattice samples; the p-value belongs to it.
  public static Difference of(LatticeSample differences) {
    var estimate = Estimate.of(differences);
    Interval interval = estimate.interval();
    double middle = (interval.low() + interval.high()) / 2;
    double error = interval.width() / 2 / Interval.NORMAL;
    return new Difference(
        estimate, 2 * NormalDistribution.of(0, 1).survivalProbability(Math.abs(middle) / error));
  }

  /// With Student's interval and test for the mean of independent differences of shares, at least
  /// two, each from -1 to 1.
  public static Difference ofMean(double[] numbers) {
    int n = numbers.length;
    double mean = DoubleStream.of(numbers).sum() / n;
    double squares = DoubleStream.of(numbers).map(each -> (each - mean) * (each - mean)).sum();
    double error = Math.sqrt(squares / (n - 1) / n);
    var student = TDistribution.of(n - 1.0);
    double half = Interval.student(n - 1.0) * error;
    if (error == 0 && mean != 0) {
      // Numbers that happen to agree say nothing about how they scatter.
      return new Difference(new Estimate(mean, new Interval(-1, 1)), 1);
    }
    double p = error == 0 ? 1 : 2 * student.survivalProbability(Math.abs(mean) / error);
    return new Difference(new Estimate(mean, Interval.around(mean, half).within(-1, 1)), p);
  }
}
