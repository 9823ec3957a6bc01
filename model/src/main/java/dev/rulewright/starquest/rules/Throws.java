package dev.rulewright.starquest.rules;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.material.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// What chance may bring, with weights: of dice, how many of all ways to throw them show it.
final class Throws implements Outcomes<Move> {

  private final List<Move> moves;
  private final long[] weights;
  private final long total;

  private Throws(List<Move> moves, List<Long> weights) {
    this.moves = List.copyOf(moves);
    this.weights = weights.stream().mapToLong(weight -> weight).toArray();
    total = weights.stream().mapToLong(weight -> weight).sum();
  }

  /// The totals of dice.
  static Throws totals(Dice dice) {
    int[] ways = dice.ways();
    var moves = new ArrayList<Move>();
    var weights = new ArrayList<Long>();
    for (int points = 0; points < ways.length; points++) {
      if (ways[points] > 0) {
        moves.add(new Move.Total(points));
        weights.add((long) ways[points]);
      }
    }
    return new Throws(moves, weights);
  }

  /// The numbers of two dice.
  static Throws pairs(Dice dice) {
    var ways = new TreeMap<Integer, Long>();
    for (int one : dice.faces().getFirst()) {
      for (int other : dice.faces().getLast()) {
        ways.merge((Math.min(one, other) << 8) | Math.max(one, other), 1L, Long::sum);
      }
    }
    var moves = new ArrayList<Move>();
    ways.keySet().forEach(pair -> moves.add(new Move.TwoDice(pair >>> 8, pair & 0xFF)));
    return new Throws(moves, List.copyOf(ways.values()));
  }

  /// The totals of a close combat.
  static Throws both(Dice attacker, Dice defender) {
    int[] own = attacker.ways();
    int[] others = defender.ways();
    var moves = new ArrayList<Move>();
    var weights = new ArrayList<Long>();
    for (int one = 0; one < own.length; one++) {
      for (int other = 0; other < others.length; other++) {
        if (own[one] > 0 && others[other] > 0) {
          moves.add(new Move.Totals(one, other));
          weights.add((long) own[one] * others[other]);
        }
      }
    }
    return new Throws(moves, weights);
  }

  /// Things that come with weights.
  static Throws of(List<Move> moves, List<Long> weights) {
    return new Throws(moves, weights);
  }

  @Override
  public long size() {
    return weights.length;
  }

  @Override
  public Move get(long index) {
    return moves.get(Math.toIntExact(index));
  }

  @Override
  public long weight(long index) {
    return weights[Math.toIntExact(index)];
  }

  @Override
  public long totalWeight() {
    return total;
  }
}
