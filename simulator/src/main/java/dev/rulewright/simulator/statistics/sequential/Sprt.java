package dev.rulewright.simulator.statistics.sequential;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.rating.Elo;

/// A sequential test of one mean against another over pairs of games, with a cap: the generalised
/// sequential probability ratio test (GSPRT; X. Li, J. Liu, Z. Ying, *Generalized sequential
/// probability ratio test for separate families of hypotheses*, Sequential Analysis 33, 2014) in
/// the form that Fishtest gave it. After each pair it compares
///
/// ```
/// log-likelihood ratio = log( max likelihood with mean1 / max likelihood with mean0 )
/// ```
///
/// with [#lower] = log(β / (1 - α)) and [#upper] = log((1 - β) / α), the bounds of Wald (1945).
/// Both maxima are taken over all distributions on the grid of the sample, so draws and the
/// dependence of the two games of a pair need no model. As in Fishtest a number that never came
/// about counts as 0.001 pairs.
///
/// In one thing it is more careful than Fishtest. The ratio is divided by the sample's mean square
/// around a mean, whose inverse is n / (n - 3) times too large on average (exactly so for *n*
/// normal numbers); so it is multiplied by (n - 3) / n. Without that, tests that take about 100
/// pairs exceed their error rates, with 5.3 instead of 5 %; in tests of thousands of pairs it
/// changes nothing. The tests simulate both error rates.
///
/// # Normalised hypotheses
///
/// How many pairs a test takes depends on how much the pairs scatter: where most games are drawn, a
/// fixed difference of the mean is many standard deviations wide. A [Statistic#NORMALISED] test
/// compares means measured in standard deviations, *t* = (mean - middle of the grid) / deviation,
/// so it takes as many pairs whatever the share of draws (M. Van den Bergh, *Normalized Elo*,
/// <https://www.cantate.be/Fishtest/normalized_elo.pdf>). Its ratio is that of the GSPRT for normal
/// numbers of unknown variance: with r = (mean - middle) / √(mean square of the distances from the
/// middle)
///
/// ```
/// ratio = n (log(w1 / w0) + r (t1 w1 - t0 w0) / 2 - (t1² - t0²) / 2)
/// w(i)  = (r t(i) + √(r² t(i)² + 4)) / 2, the inverse of the deviation that is likeliest under t(i)
/// ```
///
/// For numbers that never came about it counts nothing; but the two pairs that intervals imagine
/// (see [LatticeSample#imagined]) add to the squares, as many small gains may hide a rare great
/// loss. In samples of 100 pairs it lies within 5 % of the ratio of Fishtest, which maximises over
/// all distributions on the grid. Where many small gains do hide rare great losses (8 % gain a
/// quarter, 2 % lose a whole pair) it errs in 12 instead of 5 % of the tests.
///
/// @param value0 the statistic under the first hypothesis (H0); a mean of scores from 0 to 1, of
///   differences from -1 to 1
/// @param value1 the statistic under the second hypothesis (H1), greater than the first
/// @param alpha the greatest probability to decide for H1 although the statistic is `value0` or
///   less
/// @param beta the greatest probability to decide for H0 although the statistic is `value1` or more
/// @param mostPairs pairs after which the test ends undecided, at least 1
public record Sprt(
    Statistic statistic, double value0, double value1, double alpha, double beta, long mostPairs) {

  /// What the hypotheses of a test are about.
  public enum Statistic {
    MEAN(3),
    /// The distance of the mean from the middle of the grid, in standard deviations.
    NORMALISED(0);

    /// Pairs that the estimate of the variance costs.
    private final int cost;

    Statistic(int cost) {
      this.cost = cost;
    }
  }

  /// What follows from the pairs so far.
  public enum Decision {
    /// Another pair is needed.
    GO_ON,
    /// The mean is rather the first: H0.
    FIRST,
    /// The mean is rather the second: H1.
    SECOND,
    /// The cap is reached, and neither is decided.
    CAPPED
  }

  /// @throws IllegalArgumentException if the values are not rising, an error rate is not between 0
  ///   and ½, or the cap is less than 1
  public Sprt {
    if (!(value0 < value1) || mostPairs < 1) {
      throw new IllegalArgumentException(
          "values %s and %s, %d pairs".formatted(value0, value1, mostPairs));
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException("error rates %s and %s".formatted(alpha, beta));
    }
  }

  /// A test of means.
  public Sprt(double mean0, double mean1, double alpha, double beta, long mostPairs) {
    this(Statistic.MEAN, mean0, mean1, alpha, beta, mostPairs);
  }

  /// A test of scores, or of their differences, that are given as differences of normalised
  /// ratings.
  ///
  /// @param elo0 the difference under H0, in normalised Elo
  /// @param elo1 the difference under H1, greater than the first
  public static Sprt ofNormalisedElo(
      double elo0, double elo1, double alpha, double beta, long mostPairs) {
    return new Sprt(
        Statistic.NORMALISED,
        Elo.deviationsOfPairs(elo0),
        Elo.deviationsOfPairs(elo1),
        alpha,
        beta,
        mostPairs);
  }

  /// The log-likelihood ratio at or below which the test decides for H0; negative.
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /// The log-likelihood ratio at or above which the test decides for H1; positive.
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /// The log-likelihood ratio of the pairs so far, as it is compared with the bounds: positive if
  /// H1 explains them better; of means 0 up to three pairs.
  public double logLikelihoodRatio(LatticeSample sample) {
    long n = sample.pairs();
    return n <= statistic.cost ? 0 : uncorrectedRatio(sample) * (n - statistic.cost) / n;
  }

  /// The same before it is corrected for the estimate of the variance, as Fishtest has it.
  double uncorrectedRatio(LatticeSample sample) {
    return switch (statistic) {
      case MEAN -> {
        var seen = SeenShares.of(sample);
        yield seen.pairs() * (seen.lossWith(value0) - seen.lossWith(value1));
      }
      case NORMALISED -> normalisedRatio(sample);
    };
  }

  private double normalisedRatio(LatticeSample sample) {
    double r = sample.meanInDistances();
    double w0 = inverseDeviation(r, value0);
    double w1 = inverseDeviation(r, value1);
    return sample.pairs()
        * (Math.log(w1 / w0)
            + r * (value1 * w1 - value0 * w0) / 2
            - (value1 * value1 - value0 * value0) / 2);
  }

  private static double inverseDeviation(double r, double t) {
    return (r * t + Math.sqrt(r * r * t * t + 4)) / 2;
  }

  /// The means under both hypotheses; of normalised ones with the deviation of the sample.
  Interval means(SeenShares seen) {
    if (statistic == Statistic.MEAN) {
      return new Interval(value0, value1);
    }
    double deviation = Math.sqrt(seen.spreadAround(seen.mean()));
    double middle = (seen.lowest() + seen.highest()) / 2;
    return new Interval(middle + value0 * deviation, middle + value1 * deviation);
  }

  /// The uncorrected ratios at or beyond which the test ends after some pairs; of means up to
  /// three, when it never ends, those after four.
  Interval bounds(long pairs) {
    double n = Math.max(pairs, statistic.cost + 1);
    double factor = n / (n - statistic.cost);
    return new Interval(lower() * factor, upper() * factor);
  }

  /// What follows from the pairs so far. Who asks after each pair gets the error rates; who asks
  /// more rarely, smaller ones.
  public Decision decision(LatticeSample sample) {
    double ratio = logLikelihoodRatio(sample);
    if (ratio <= lower()) {
      return Decision.FIRST;
    }
    if (ratio >= upper()) {
      return Decision.SECOND;
    }
    return sample.pairs() >= mostPairs ? Decision.CAPPED : Decision.GO_ON;
  }

  /// The naive and the adjusted estimate of the mean.
  ///
  /// @param sample the pairs at the moment when the test ended, at least one
  /// @param looks how often the test was asked for a decision; a test that ended at its first look
  ///   had as many pairs as one without looks, so there is nothing to be adjusted
  public SprtEstimate estimate(LatticeSample sample, long looks) {
    return looks == 1
        ? new SprtEstimate(Estimate.of(sample), Estimate.of(sample))
        : SprtEstimate.of(this, bounds(sample.pairs()), sample);
  }
}
