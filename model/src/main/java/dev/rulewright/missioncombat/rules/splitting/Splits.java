package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The ways to split damage over targets (ATTACK-3), counted at once and made one by one.
///
/// Damage comes in steps. A split gives each target a number of steps from 0 to its capacity, all
/// steps together are given out, and of interchangeable targets an earlier one never takes less
/// than a later one, so that splits which differ only in such targets are counted once.
///
/// The number of splits is the coefficient of *q^steps* in the product, over each run of *m*
/// interchangeable targets with capacity *r*, of the Gaussian binomial coefficient
///
/// ```
/// [m + r choose m]_q  =  product for i = 1 … m of (1 - q^(r+i)) / (1 - q^i)
/// ```
///
/// which counts the partitions into at most *m* parts of at most *r* (Andrews, *The Theory of
/// Partitions*, chapter 3).
final class Splits implements Ways {

  private final Strike strike;
  private final Unit[] targets;
  private final int[] capacity;
  private final int stepSize;
  private final int steps;
  private final long count;

  /// The splits of a strike over its targets.
  ///
  /// @param targets in unit order, so that interchangeable ones are neighbours; not changed later
  /// @param remaining damage that each target can still take; becomes the property of this object
  /// @param stepSize damage of one step, or 0 for the greatest common divisor of all numbers:
  ///   splitting finer than that never destroys a set of units that its multiples cannot
  Splits(Strike strike, Unit[] targets, int[] remaining, int stepSize) {
    int pool = strike.pool();
    this.strike = strike;
    this.targets = targets;
    this.stepSize = stepSize > 0 ? stepSize : greatestCommonDivisor(pool, remaining);
    int room = 0;
    for (int i = 0; i < remaining.length; i++) {
      remaining[i] = Math.ceilDiv(remaining[i], this.stepSize);
      room += remaining[i];
    }
    this.capacity = remaining;
    this.steps = Math.min(pool / this.stepSize, room);
    this.count = completions(0, Integer.MAX_VALUE, steps);
  }

  private static int greatestCommonDivisor(int pool, int[] remaining) {
    int divisor = pool;
    for (int each : remaining) {
      int a = divisor;
      int b = each;
      while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
      }
      divisor = a;
    }
    return divisor;
  }

  @Override
  public Strike strike() {
    return strike;
  }

  /// At least 1.
  @Override
  public long count() {
    return count;
  }

  @Override
  public List<Hit> get(long index) {
    var hits = new ArrayList<Hit>(targets.length);
    long rank = index;
    int left = steps;
    int cap = Integer.MAX_VALUE;
    for (int target = 0; left > 0; target++) {
      int given = Math.min(capacityAt(target, cap), left);
      long ways = completions(target + 1, given, left - given);
      while (rank >= ways) {
        rank -= ways;
        given--;
        ways = completions(target + 1, given, left - given);
      }
      if (given > 0) {
        hits.add(new Hit(targets[target], given * stepSize));
      }
      left -= given;
      cap = given;
    }
    return hits;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Splits splits
        && strike.equals(splits.strike)
        && stepSize == splits.stepSize
        && Arrays.equals(capacity, splits.capacity)
        && Arrays.equals(targets, splits.targets);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(targets);
  }

  private boolean repeatsBefore(int target) {
    return target > 0 && targets[target].equals(targets[target - 1]);
  }

  /// The number of ways to give out all of `left` steps to the targets from `from` on, where those
  /// interchangeable with the one before `from` take at most `cap` each.
  private long completions(int from, int cap, int left) {
    if (left == 0) {
      return 1;
    }
    if (from >= targets.length - 1) {
      return from < targets.length && left <= capacityAt(from, cap) ? 1 : 0;
    }
    long[] ways = new long[left + 1];
    ways[0] = 1;
    int at = from;
    while (at < targets.length) {
      int end = at + 1;
      while (end < targets.length && repeatsBefore(end)) {
        end++;
      }
      multiply(ways, end - at, at == from ? capacityAt(at, cap) : capacity[at]);
      at = end;
    }
    return ways[left];
  }

  private int capacityAt(int target, int cap) {
    return repeatsBefore(target) ? Math.min(cap, capacity[target]) : capacity[target];
  }

  /// Multiplies a polynomial by the Gaussian binomial coefficient `[run + room choose run]`.
  private static void multiply(long[] ways, int run, int room) {
    for (int i = 1; i <= run; i++) {
      int factor = room + i;
      for (int power = ways.length - 1; power >= factor; power--) {
        ways[power] -= ways[power - factor];
      }
      for (int power = i; power < ways.length; power++) {
        ways[power] += ways[power - i];
      }
    }
  }
}
