package dev.rulewright.simulator.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/// How the scores of paired games differ: each game was played twice with the same chance, once
/// under the first and once under the second of two rules. A win scores 1, a draw ½, a loss 0, so
/// the second score minus the first is -1, -½, 0, ½ or 1.
///
/// @param downFull pairs with the difference -1
/// @param downHalf pairs with the difference -½
/// @param same pairs with equal scores
/// @param upHalf pairs with the difference ½
/// @param upFull pairs with the difference 1
public record PairedScores(long downFull, long downHalf, long same, long upHalf, long upFull)
    implements LatticeSample {

  /// No pairs.
  public static final PairedScores NONE = new PairedScores(0, 0, 0, 0, 0);

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException if a number is negative
  public PairedScores {
    if (Math.min(Math.min(downFull, downHalf), Math.min(same, Math.min(upHalf, upFull))) < 0) {
      throw new IllegalArgumentException("a negative number of pairs");
    }
  }

  /// These pairs and one more.
  ///
  /// @param halves the second score minus the first, in halves, from -2 to 2
  /// @throws IllegalArgumentException for any other difference
  public PairedScores with(int halves) {
    return switch (halves) {
      case -2 -> new PairedScores(downFull + 1, downHalf, same, upHalf, upFull);
      case -1 -> new PairedScores(downFull, downHalf + 1, same, upHalf, upFull);
      case 0 -> new PairedScores(downFull, downHalf, same + 1, upHalf, upFull);
      case 1 -> new PairedScores(downFull, downHalf, same, upHalf + 1, upFull);
      case 2 -> new PairedScores(downFull, downHalf, same, upHalf, upFull + 1);
      default -> throw new IllegalArgumentException("a difference of " + halves + " halves");
    };
  }

  /// These pairs and others.
  public PairedScores plus(PairedScores more) {
    return new PairedScores(
        downFull + more.downFull,
        downHalf + more.downHalf,
        same + more.same,
        upHalf + more.upHalf,
        upFull + more.upFull);
  }

  @Override
  public double lowest() {
    return -1;
  }

  @Override
  public double highest() {
    return 1;
  }

  /// One in which the second score is higher by 1 and one in which it is lower by 1.
  @Override
  public Interval imagined() {
    return new Interval(-1, 1);
  }

  @Override
  public List<Long> counts() {
    return List.of(downFull, downHalf, same, upHalf, upFull);
  }

  /// The number of pairs whose scores differ.
  public long differing() {
    return downFull + downHalf + upHalf + upFull;
  }

  private long sumOfHalves() {
    return 2 * (upFull - downFull) + upHalf - downHalf;
  }

  /// The exact two-sided p-value of the sign-flip test (Fisher's permutation test for pairs): if
  /// the rules made no difference, each pair that differs would as likely differ the other way
  /// round. The value is the probability that the differences, with signs from fair coins, add up
  /// to at least as much as they do, in either direction. Without draws it is the exact test of
  /// McNemar. 1 if no pair differs.
  public double signFlipP() {
    long sum = Math.abs(sumOfHalves());
    if (sum == 0) {
      return 1;
    }
    int full = Math.toIntExact(downFull + upFull);
    int half = Math.toIntExact(downHalf + upHalf);
    var ups = BinomialDistribution.of(full, 0.5);
    double p = 0;
    for (int up = 0; up <= full; up++) {
      long fromFull = 2L * (2L * up - full);
      p += ups.probability(up) * halvesReach(half, sum - fromFull);
    }
    // By symmetry the other direction is as likely.
    return Math.min(1, 2 * p);
  }

  /// The probability that a number of halves with signs from fair coins add up to at least `least`.
  private static double halvesReach(int halves, long least) {
    // 2·up - halves ≥ least
    long up = Math.ceilDiv(least + halves, 2L);
    if (up <= 0) {
      return 1;
    }
    return up > halves ? 0 : BinomialDistribution.of(halves, 0.5).survivalProbability((int) up - 1);
  }
}
