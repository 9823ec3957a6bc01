package dev.rulewright.simulator.experiments.tuning;

import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.Locale;

/// What settings are tuned for.
///
/// ```
/// loss = (max(0, |score - ½| - scoreWithin) / 0.01)² + (max(0, |starter - ½| - starterWithin) / 0.01)²
///        + (turns outside of fewest … most)²
/// ```
///
/// so a percentage point too much costs as much as a turn too much, and nothing is gained within
/// the targets.
///
/// @param scoreWithin how far the player's score may be from one half
/// @param starterWithin how far the score of who begins may be from one half; infinite for no
///   target, as where the starter is fixed
/// @param fewestTurns the fewest turns of a game, on average
/// @param mostTurns the most turns of a game, on average; infinite for any length
public record Targets(
    double scoreWithin, double starterWithin, double fewestTurns, double mostTurns) {

  private static final double POINT = 0.01;
  private static final String MET = "met";
  private static final String MISSED = "missed";

  /// A score of 50 ± 1 %, an advantage of who begins below 2 points, and 10 to 20 turns.
  public static final Targets USUAL = new Targets(0.01, 0.02, 10, 20);

  /// @throws IllegalArgumentException if a number is negative or no number of turns is right
  public Targets {
    if (!(scoreWithin >= 0 && starterWithin >= 0 && fewestTurns >= 0 && mostTurns >= fewestTurns)) {
      throw new IllegalArgumentException(
          "within %s and %s, %s to %s turns"
              .formatted(scoreWithin, starterWithin, fewestTurns, mostTurns));
    }
  }

  /// The same without one for who begins.
  public Targets withoutStarter() {
    return new Targets(scoreWithin, Double.POSITIVE_INFINITY, fewestTurns, mostTurns);
  }

  private boolean meanStarter() {
    return starterWithin < Double.POSITIVE_INFINITY;
  }

  double loss(ArmScores scores) {
    double turns = scores.turns().value();
    return squared(Math.abs(scores.score().value() - 0.5) - scoreWithin, POINT)
        + squared(Math.abs(scores.starterScore().value() - 0.5) - starterWithin, POINT)
        + squared(Math.max(fewestTurns - turns, turns - mostTurns), 1);
  }

  private static double squared(double excess, double unit) {
    double units = Math.max(0, excess) / unit;
    return units * units;
  }

  public String sentence(String player) {
    String scores = "score of %s 50 ± %s".formatted(player, Estimate.percent(scoreWithin));
    if (meanStarter()) {
      scores += ", score of who begins 50 ± " + Estimate.percent(starterWithin);
    }
    return mostTurns < Double.POSITIVE_INFINITY
        ? scores
            + String.format(Locale.ROOT, ", %.0f to %.0f turns on average", fewestTurns, mostTurns)
        : scores;
  }

  /// What came of each target, told with its interval.
  ///
  /// A score meets its target if the whole interval lies within, and misses it if none of it does.
  String told(ArmScores scores, String player) {
    double turns = scores.turns().value();
    String starter =
        meanStarter()
            ? "; score of who begins %s: %s"
                .formatted(
                    scores.starterScore().inPercent(),
                    outcome(scores.starterScore(), starterWithin))
            : "";
    return "score of %s %s: %s%s; %s turns: %s"
        .formatted(
            player,
            scores.score().inPercent(),
            outcome(scores.score(), scoreWithin),
            starter,
            String.format(Locale.ROOT, "%.1f", turns),
            mostTurns == Double.POSITIVE_INFINITY
                ? "no target"
                : fewestTurns <= turns && turns <= mostTurns ? "met" : "missed");
  }

  /// Whether a score is even, in a word or two: `Yes`, `No` or `Not shown`.
  public String even(Estimate score) {
    return switch (outcome(score, scoreWithin)) {
      case MET -> "Yes";
      case MISSED -> "No";
      default -> "Not shown";
    };
  }

  private static String outcome(Estimate score, double within) {
    Interval interval = score.interval();
    if (interval.low() >= 0.5 - within && interval.high() <= 0.5 + within) {
      return MET;
    }
    return interval.low() > 0.5 + within || interval.high() < 0.5 - within
        ? MISSED
        : "too few games to tell";
  }
}
