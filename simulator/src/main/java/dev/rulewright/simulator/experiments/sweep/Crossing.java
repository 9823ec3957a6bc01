package dev.rulewright.simulator.experiments.sweep;

import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.SameGames;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Bootstrap;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// Where a response curve crosses one half.
///
/// The curve is the isotonic fit to the mean scores (nothing is assumed but that it rises or falls
/// throughout; the direction is that of the mean scores' covariance with the levels), linear
/// between the levels. The interval is the percentile bootstrap over pairs of games: a pair is
/// drawn with its games under all levels, because they share their chance, so that inverse
/// regression, which takes the levels for independent, would be wrong here. It is open on a side
/// where resamples cross outside of the levels.
///
/// @param at the crossing; not a number if the curve does not cross between the levels; its
///   interval is possibly infinite at either end
record Crossing(Estimate at) {

  static String note(Grouping grouping) {
    return "Crossing: isotonic fit to the scores, linear between the levels; interval: percentile"
        + " bootstrap over %s under all levels together, 2,000 resamples."
            .formatted(grouping.games())
        + " An end that is missing lies outside of the levels.";
  }

  private static final int RESAMPLES = 2_000;
  private static final double HALF = 0.5;

  static boolean isPossible(Factor factor) {
    return factor.levels().stream().allMatch(level -> level.matches("[0-9]+(\\.[0-9]+)?"));
  }

  static Crossing of(Factor factor, List<ArmScores> scores, long seed) {
    int[] order =
        IntStream.range(0, scores.size())
            .boxed()
            .sorted((a, b) -> Double.compare(level(factor, a), level(factor, b)))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] levels = IntStream.of(order).mapToDouble(i -> level(factor, i)).toArray();
    int pairs = scores.getFirst().pairs().size();
    var rows = new ArrayList<double[]>();
    for (int pair = 0; pair < pairs; pair++) {
      int k = pair;
      rows.add(IntStream.of(order).mapToDouble(i -> scores.get(i).score(k)).toArray());
    }
    double step = levels[levels.length - 1] - levels[0];
    Interval found =
        new Bootstrap(RESAMPLES, seed)
            .percentile(
                rows,
                sample ->
                    Math.clamp(
                        crossing(levels, means(sample, levels.length)),
                        levels[0] - step,
                        levels[levels.length - 1] + step));
    double at = crossing(levels, means(rows, levels.length));
    return new Crossing(
        new Estimate(
            Double.isInfinite(at) ? Double.NaN : at,
            new Interval(within(levels, found.low()), within(levels, found.high()))));
  }

  /// An end of an interval; infinite if it lies outside of the levels, where nothing is known but
  /// the direction.
  static double within(double[] levels, double end) {
    return end < levels[0]
        ? Double.NEGATIVE_INFINITY
        : end > levels[levels.length - 1] ? Double.POSITIVE_INFINITY : end;
  }

  private static double level(Factor factor, int i) {
    return Double.parseDouble(factor.levels().get(i));
  }

  private static double[] means(List<double[]> rows, int levels) {
    double[] means = new double[levels];
    for (double[] row : rows) {
      for (int i = 0; i < levels; i++) {
        means[i] += row[i];
      }
    }
    return IntStream.range(0, levels).mapToDouble(i -> means[i] / rows.size()).toArray();
  }

  /// Where the isotonic fit crosses one half: minus or plus infinity if it would before the first
  /// or behind the last level, or nowhere because all of it lies on one half; the middle of a
  /// stretch that lies on it.
  static double crossing(double[] levels, double[] means) {
    double sign = rises(levels, means) ? 1 : -1;
    double[] fit =
        isotonic(
            IntStream.range(0, means.length).mapToDouble(i -> sign * (means[i] - HALF)).toArray());
    int last = fit.length - 1;
    if (fit[0] > 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (fit[last] < 0 || fit[0] == fit[last]) {
      return Double.POSITIVE_INFINITY;
    }
    int below = 0;
    while (below < last && fit[below + 1] < 0) {
      below++;
    }
    int above = last;
    while (above > 0 && fit[above - 1] > 0) {
      above--;
    }
    double from = fit[below] < 0 ? root(levels, fit, below) : levels[below];
    double to = fit[above] > 0 ? root(levels, fit, above - 1) : levels[above];
    return (from + to) / 2;
  }

  private static double root(double[] levels, double[] fit, int i) {
    return levels[i] + (levels[i + 1] - levels[i]) * -fit[i] / (fit[i + 1] - fit[i]);
  }

  private static boolean rises(double[] levels, double[] means) {
    double middle =
        IntStream.range(0, levels.length).mapToDouble(i -> levels[i]).average().orElse(0);
    return IntStream.range(0, levels.length).mapToDouble(i -> (levels[i] - middle) * means[i]).sum()
        >= 0;
  }

  /// The rising sequence nearest to numbers of equal weight, by pooling adjacent violators.
  static double[] isotonic(double... numbers) {
    int n = numbers.length;
    double[] sums = new double[n];
    int[] sizes = new int[n];
    int blocks = 0;
    for (double number : numbers) {
      sums[blocks] = number;
      sizes[blocks] = 1;
      blocks++;
      while (blocks > 1
          && sums[blocks - 2] / sizes[blocks - 2] > sums[blocks - 1] / sizes[blocks - 1]) {
        sums[blocks - 2] += sums[blocks - 1];
        sizes[blocks - 2] += sizes[blocks - 1];
        blocks--;
      }
    }
    double[] fit = new double[n];
    int at = 0;
    for (int block = 0; block < blocks; block++) {
      for (int i = 0; i < sizes[block]; i++) {
        fit[at++] = sums[block] / sizes[block];
      }
    }
    return fit;
  }

  /// @param levels what was played, of this factor alone
  Verdict verdict(String question, String player, Factor factor, SameGames levels) {
    return new Verdict(question, sentence(player, factor, levels), "crossing of 50 %", at);
  }

  private String sentence(String player, Factor factor, SameGames levels) {
    List<ArmScores> scores = levels.scores();
    String subject = "The score of %s".formatted(player);
    List<Interval> intervals = scores.stream().map(each -> each.score().interval()).toList();
    boolean isBelow = intervals.stream().allMatch(each -> each.high() < HALF);
    if (isBelow || intervals.stream().allMatch(each -> each.low() > HALF)) {
      int nearest = nearest(scores, isBelow);
      return "%s %s value of %s that was played: it comes nearest with %s: %s."
          .formatted(
              subject,
              isBelow ? "does not reach 50 % at any" : "stays above 50 % at every",
              factor.key(),
              levels.named(nearest),
              scores.get(nearest).score().inPercent());
    }
    if (Double.isNaN(at.value())) {
      return "%s is not shown to cross 50 %% between the values of %s that were played."
          .formatted(subject, factor.key());
    }
    return "%s crosses 50 %% at %s = %s (95 %% interval %s to %s)."
        .formatted(
            subject,
            factor.key(),
            shown(at.value()),
            shownEnd(at.interval().low()),
            shownEnd(at.interval().high()));
  }

  private static int nearest(List<ArmScores> scores, boolean highest) {
    Comparator<Integer> byScore =
        Comparator.comparingDouble(level -> scores.get(level).counts().mean());
    return IntStream.range(0, scores.size())
        .boxed()
        .max(highest ? byScore : byScore.reversed())
        .orElseThrow();
  }

  private static String shown(double number) {
    return String.format(Locale.ROOT, "%.2f", number);
  }

  private static String shownEnd(double end) {
    return Double.isInfinite(end)
        ? (end < 0 ? "below all values" : "above all values")
        : shown(end);
  }

  ResultTable table(String key) {
    return Rows.of("crossing").row(key, at).table();
  }
}
