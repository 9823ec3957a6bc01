package dev.rulewright.simulator.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/// The most likely ratings of agents that can be compared, by Newton's method, with the variances
/// of their estimates. Only games among these agents count.
///
/// The logarithm of the likelihood is concave; its gradient with regard to r(i) is the sum over the
/// meetings of points minus expected points, its curvature the Fisher information Σ games · p · (1
/// - p).
final class RatingFit {

  private static final int MOST_STEPS = 200;
  private static final double EXACT = 1e-12;

  /// The largest change of a rating in one step, in natural units: keeps far starts from
  /// overshooting.
  private static final double LARGEST_STEP = 2;

  private final List<Integer> agents;
  private final List<Integer> free;
  private final List<List<Meeting>> rounds;
  private final RealVector ratings;
  private final RealMatrix covariance;

  private RatingFit(
      List<Integer> agents,
      List<Integer> free,
      List<List<Meeting>> rounds,
      RealVector ratings,
      RealMatrix covariance) {
    this.agents = agents;
    this.free = free;
    this.rounds = rounds;
    this.ratings = ratings;
    this.covariance = covariance;
  }

  /// Fits the ratings.
  ///
  /// @param agents the agents that are rated, all of them comparable
  /// @param anchor the one with the rating 0
  static RatingFit of(BradleyTerry games, List<Integer> agents, int anchor) {
    List<Integer> free = agents.stream().filter(agent -> agent != anchor).toList();
    var rounds = new ArrayList<List<Meeting>>();
    for (List<Meeting> round : games.rounds()) {
      List<Meeting> inside =
          round.stream()
              .filter(each -> agents.contains(each.first()) && agents.contains(each.second()))
              .toList();
      if (!inside.isEmpty()) {
        rounds.add(inside);
      }
    }
    RealVector ratings = new ArrayRealVector(free.size());
    if (free.isEmpty()) {
      return new RatingFit(agents, free, rounds, ratings, MatrixUtils.createRealMatrix(1, 1));
    }
    List<Meeting> all = rounds.stream().flatMap(List::stream).toList();
    double change = Double.POSITIVE_INFINITY;
    for (int step = 0; change > EXACT; step++) {
      if (step == MOST_STEPS) {
        throw new IllegalStateException("no ratings after " + step + " steps: " + ratings);
      }
      RealVector next =
          inverse(information(free, ratings, all)).operate(gradient(free, ratings, all));
      change = next.getLInfNorm();
      ratings = ratings.add(next.mapMultiply(Math.min(1, LARGEST_STEP / change)));
    }
    RealMatrix bread = inverse(information(free, ratings, all));
    return new RatingFit(
        agents,
        free,
        rounds,
        ratings,
        bread.multiply(between(free, ratings, rounds)).multiply(bread));
  }

  /// The sum over the rounds of the gradient times itself, times n / (n - 1).
  private static RealMatrix between(
      List<Integer> free, RealVector ratings, List<List<Meeting>> rounds) {
    RealMatrix sum = MatrixUtils.createRealMatrix(free.size(), free.size());
    for (List<Meeting> round : rounds) {
      RealVector gradient = gradient(free, ratings, round);
      sum = sum.add(gradient.outerProduct(gradient));
    }
    double n = rounds.size();
    return sum.scalarMultiply(n / (n - 1));
  }

  private static RealVector gradient(
      List<Integer> free, RealVector ratings, List<Meeting> meetings) {
    RealVector gradient = new ArrayRealVector(free.size());
    for (Meeting each : meetings) {
      double surplus = each.points() - each.games() * expected(free, ratings, each);
      int first = free.indexOf(each.first());
      int second = free.indexOf(each.second());
      if (first >= 0) {
        gradient.addToEntry(first, surplus);
      }
      if (second >= 0) {
        gradient.addToEntry(second, -surplus);
      }
    }
    return gradient;
  }

  private static RealMatrix information(
      List<Integer> free, RealVector ratings, List<Meeting> meetings) {
    RealMatrix information = MatrixUtils.createRealMatrix(free.size(), free.size());
    for (Meeting each : meetings) {
      double p = expected(free, ratings, each);
      double weight = each.games() * p * (1 - p);
      int first = free.indexOf(each.first());
      int second = free.indexOf(each.second());
      if (first >= 0) {
        information.addToEntry(first, first, weight);
      }
      if (second >= 0) {
        information.addToEntry(second, second, weight);
      }
      if (first >= 0 && second >= 0) {
        information.addToEntry(first, second, -weight);
        information.addToEntry(second, first, -weight);
      }
    }
    return information;
  }

  private static double expected(List<Integer> free, RealVector ratings, Meeting each) {
    double difference = rating(free, ratings, each.first()) - rating(free, ratings, each.second());
    return 1 / (1 + Math.exp(-difference));
  }

  private static double rating(List<Integer> free, RealVector ratings, int agent) {
    int i = free.indexOf(agent);
    return i < 0 ? 0 : ratings.getEntry(i);
  }

  private static RealMatrix inverse(RealMatrix information) {
    return new CholeskyDecomposition(information, 1e-9, 0).getSolver().getInverse();
  }

  boolean holds(int agent) {
    return agents.contains(agent);
  }

  /// The rating of an agent, in Elo.
  double elo(int agent) {
    return Elo.PER_LOGIT * rating(free, ratings, agent);
  }

  /// The standard error of a rating, in Elo; 0 for the anchor, not a number after a single round.
  double error(int agent) {
    int i = free.indexOf(agent);
    return i < 0 ? 0 : Elo.PER_LOGIT * Math.sqrt(covariance.getEntry(i, i));
  }

  /// The interval of a rating, in Elo; everything after a single round.
  Interval interval(int agent, double confidence) {
    if (!free.contains(agent)) {
      return new Interval(0, 0);
    }
    int n = rounds.size();
    if (n == 1) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double t = TDistribution.of((double) (n - 1)).inverseSurvivalProbability((1 - confidence) / 2);
    double half = t * error(agent);
    return new Interval(elo(agent) - half, elo(agent) + half);
  }

  /// The agents from the highest rating down; equal ones in their order.
  List<Integer> fromTheTop() {
    return agents.stream()
        .sorted(Comparator.comparingDouble((Integer agent) -> -elo(agent)))
        .toList();
  }
}
