package dev.rulewright.simulator.solve;

import dev.rulewright.simulator.explore.Graph;

/// The value of every position of a world under best play.
///
/// A value is the expected score of the first player, from 0 to 1: a win counts 1, a loss 0, a draw
/// and play without end ½. **Both players see everything**, also hands and the order in which
/// chance is still to come is open to both alike; with hidden cards in play the value is that of
/// the open game.
public final class Solution {

  /// Values that differ by no more count as equal.
  public static final double TOLERANCE = 1e-9;

  private final Graph<?, ?> graph;
  private final double[] values;
  private final int[] settled;
  private final double residual;

  /// What a solver found.
  ///
  /// @param settled for each position, after how many rounds its value stood; whatever leads out of
  ///   a component has less than what stays in it
  /// @param residual the largest change of a value in a last round
  Solution(Graph<?, ?> graph, double[] values, int[] settled, double residual) {
    this.graph = graph;
    this.values = values;
    this.settled = settled;
    this.residual = residual;
  }

  /// The value of a position.
  public double value(int position) {
    return values[position];
  }

  /// The largest change of a value in the last round of iteration; 0 where all values are exact, as
  /// they are without chance.
  public double residual() {
    return residual;
  }

  /// Positions from which the first player wins for certain.
  public long won() {
    return count(1 - TOLERANCE, 2);
  }

  /// Positions from which the first player loses for certain.
  public long lost() {
    return count(-1, TOLERANCE);
  }

  /// Positions of exactly half a point.
  public long even() {
    return count(0.5 - TOLERANCE, 0.5 + TOLERANCE);
  }

  private long count(double from, double to) {
    long count = 0;
    for (double value : values) {
      if (value >= from && value <= to) {
        count++;
      }
    }
    return count;
  }

  /// What a step of a player gives away: how much less it is worth to that player than the best.
  ///
  /// @return at least 0
  public double loss(int position, int step) {
    double worth = values[graph.target(step)];
    return Math.max(
        0, graph.seat(position) == 0 ? values[position] - worth : worth - values[position]);
  }

  /// The best step of a position in which a player decides: of several that are worth the same, one
  /// that comes sooner to what it is worth if that is good for the player, or later if it is not.
  public int best(int position) {
    boolean first = graph.seat(position) == 0;
    boolean hurry = first ? values[position] >= 0.5 : values[position] <= 0.5;
    int best = -1;
    for (int step = graph.first(position); step < graph.first(position + 1); step++) {
      if (loss(position, step) > TOLERANCE) {
        continue;
      }
      if (best < 0 || (hurry ? rounds(step) < rounds(best) : rounds(step) > rounds(best))) {
        best = step;
      }
    }
    return best;
  }

  private int rounds(int step) {
    return settled[graph.target(step)];
  }
}
