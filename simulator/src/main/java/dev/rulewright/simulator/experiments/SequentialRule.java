package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.Elo;
import dev.rulewright.simulator.statistics.Sprt;
import java.util.Locale;

/// When a comparison may stop early: the generalised sequential probability ratio test.
///
/// @param difference0 the difference of the score under the first hypothesis (H0)
/// @param difference1 the difference under the second (H1), greater
/// @param alpha the greatest probability to decide for H1 though H0 is true
/// @param beta the greatest probability to decide for H0 though H1 is true
/// @param round pairs after which the ratio is looked at, again and again, at least 1
public record SequentialRule(
    double difference0, double difference1, double alpha, double beta, int round) {

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException if the differences do not rise or leave -1 to 1, an error
  ///   rate is not between 0 and ½, or a round has no pair
  public SequentialRule {
    if (!(difference0 >= -1 && difference0 < difference1 && difference1 <= 1) || round < 1) {
      throw new IllegalArgumentException(
          "differences %s and %s, rounds of %d".formatted(difference0, difference1, round));
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException("error rates %s and %s".formatted(alpha, beta));
    }
  }

  /// The difference of the score that a difference of ratings makes for equal players.
  ///
  /// @param elo a difference in Elo points
  public static double ofElo(double elo) {
    return Elo.score(elo) - 0.5;
  }

  Sprt test(int mostPairs) {
    return new Sprt(difference0, difference1, alpha, beta, mostPairs);
  }

  String sentence(int mostPairs) {
    Sprt test = test(mostPairs);
    return String.format(
        Locale.ROOT,
        "Sequential test: H0 a difference of %s points, H1 of %s points; error rates %s and %s."
            + " The log-likelihood ratio is looked at after every %,d pairs; play ends at or below"
            + " %.3f (H0), at or above %.3f (H1), or after %,d pairs (undecided).",
        ResultTable.points(difference0),
        ResultTable.points(difference1),
        alpha,
        beta,
        round,
        test.lower(),
        test.upper(),
        mostPairs);
  }
}
