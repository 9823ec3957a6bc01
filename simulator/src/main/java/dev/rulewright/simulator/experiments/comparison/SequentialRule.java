package dev.rulewright.simulator.experiments.comparison;

import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.rating.Elo;
import dev.rulewright.simulator.statistics.sequential.Sprt;
import java.util.Locale;

/// When a comparison may stop early: the generalised sequential probability ratio test. It asks in
/// one direction only, whether the second arm scores more than the first.
///
/// @param least the difference of the score under the first hypothesis (H0), or less
/// @param most the difference under the second (H1), or more; greater
/// @param alpha the greatest probability to decide for H1 though H0 is true
/// @param beta the greatest probability to decide for H0 though H1 is true
/// @param round pairs after which the ratio is looked at, again and again, at least 1
public record SequentialRule(
    Scale scale, double least, double most, double alpha, double beta, int round) {

  /// What a difference of the score is measured in.
  public enum Scale {
    /// Percentage points of the score, from -100 to 100.
    POINTS("points", 100),
    /// The difference of ratings that makes it between equal players.
    ELO("Elo", 2_000),
    /// Standard deviations of pairs, see [Sprt.Statistic#NORMALISED].
    NORMALISED_ELO("normalised Elo", 2_000);

    private final String unit;
    private final double bound;

    Scale(String unit, double bound) {
      this.unit = unit;
      this.bound = bound;
    }

    /// The greatest difference; the least is as far below 0.
    public double bound() {
      return bound;
    }
  }

  /// @throws IllegalArgumentException if the differences do not rise or leave their bounds, or a
  ///   round has no pair
  public SequentialRule {
    if (!(least >= -scale.bound && least < most && most <= scale.bound) || round < 1) {
      throw new IllegalArgumentException(
          "differences %s and %s, rounds of %d".formatted(least, most, round));
    }
  }

  /// The test of this rule, before its first game.
  ///
  /// @param grouping normalised Elo is measured in deviations of a pair, of which √2 are one of a
  ///   game alone
  public Sprt test(int mostPairs, Grouping grouping) {
    double deviations = Math.sqrt(grouping.size() / 2.0);
    return switch (scale) {
      case POINTS -> new Sprt(least / 100, most / 100, alpha, beta, mostPairs);
      case ELO -> new Sprt(Elo.score(least) - 0.5, Elo.score(most) - 0.5, alpha, beta, mostPairs);
      case NORMALISED_ELO ->
          Sprt.ofNormalisedElo(deviations * least, deviations * most, alpha, beta, mostPairs);
    };
  }

  /// H0 in words: `0 points or less`.
  String first() {
    return told(least) + " or less";
  }

  /// H1 in words: `+5 points or more`.
  String second() {
    return told(most) + " or more";
  }

  private String told(double difference) {
    return "%s%s %s"
        .formatted(difference > 0 ? "+" : "", ResultTable.number(difference), scale.unit);
  }

  String sentence(int mostPairs, Grouping grouping) {
    Sprt test = test(mostPairs, grouping);
    return String.format(
        Locale.ROOT,
        "Sequential test in one direction: H0 a difference of %s, H1 of %s; error rates %s and %s."
            + " The log-likelihood ratio is looked at after every %,d %s; play ends at or below"
            + " %.3f (H0), at or above %.3f (H1), or after %,d %s (undecided). Deciding for H0"
            + " does not mean that the second arm scores less.",
        first(),
        second(),
        alpha,
        beta,
        round,
        grouping.unit(),
        test.lower(),
        test.upper(),
        mostPairs,
        grouping.unit());
  }
}
