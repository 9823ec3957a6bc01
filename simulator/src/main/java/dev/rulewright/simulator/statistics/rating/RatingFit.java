package dev.rulewright.simulator.statistics.rating;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/// The most likely ratings of agents that can be compared, and what circumstances are worth, by
/// Newton's method, with the variances of their estimates. Only games among these agents count.
///
/// The logarithm of the likelihood is concave; its gradient is the sum over the meetings of the
/// points minus the expected points, times who is meant (1 for the first, -1 for the second, and
/// for each circumstance whom it favours); its curvature is the Fisher information Σ games · p · (1
/// - p) times the same twice.
///
/// @param free the agents but the anchor
/// @param rounds number of rounds with games among the agents
/// @param parameters the ratings of those that are free, then what the circumstances are worth
public record RatingFit(
    List<Integer> agents,
    List<Integer> free,
    int rounds,
    RealVector parameters,
    RealMatrix covariance) {

  private static final int MOST_STEPS = 200;
  private static final double EXACT = 1e-12;

  /// The variance of a rating, in natural units, below which rounds are alike.
  private static final double NO_VARIANCE = 1e-18;

  /// The largest change of a rating in one step, in natural units: keeps far starts from
  /// overshooting.
  private static final double LARGEST_STEP = 2;

  /// Games as the model sees them.
  ///
  /// @param meant what of the parameters counts for whom the points belong to
  private record Scored(RealVector meant, double points, int games) {

    double expected(RealVector parameters) {
      return 1 / (1 + Math.exp(-meant.dotProduct(parameters)));
    }
  }

  /// Fits the ratings.
  ///
  /// @param agents the agents that are rated, all of them comparable
  /// @param anchor the one with the rating 0
  public static RatingFit of(BradleyTerry games, List<Integer> agents, int anchor) {
    List<Integer> free = agents.stream().filter(agent -> agent != anchor).toList();
    int size = free.size() + games.circumstances().size();
    List<List<Scored>> rounds =
        games.rounds().stream()
            .map(round ->
                round.stream()
                    .filter(each -> agents.contains(each.first()) && agents.contains(each.second()))
                    .map(each -> new Scored(meant(free, each), each.points(), each.games()))
                    .toList())
            .filter(round -> !round.isEmpty())
            .toList();
    RealVector parameters = new ArrayRealVector(size);
    if (rounds.isEmpty()) {
      return new RatingFit(agents, free, 0, parameters, MatrixUtils.createRealMatrix(1, 1));
    }
    var all = new ArrayList<Scored>(rounds.stream().flatMap(List::stream).toList());
    for (int i = free.size(); i < size; i++) {
      RealVector favoured = new ArrayRealVector(size);
      favoured.setEntry(i, 1);
      all.add(new Scored(favoured, 1, 2));
    }
    double change = Double.POSITIVE_INFINITY;
    for (int step = 0; change > EXACT; step++) {
      if (step == MOST_STEPS) {
        throw new IllegalStateException("no ratings after " + step + " steps: " + parameters);
      }
      RealVector next = inverse(information(parameters, all)).operate(gradient(parameters, all));
      change = next.getLInfNorm();
      parameters = parameters.add(next.mapMultiply(Math.min(1, LARGEST_STEP / change)));
    }
    RealMatrix bread = inverse(information(parameters, all));
    return new RatingFit(
        agents,
        free,
        rounds.size(),
        parameters,
        bread.multiply(between(parameters, rounds)).multiply(bread));
  }

  private static RealVector meant(List<Integer> free, Meeting meeting) {
    RealVector meant = new ArrayRealVector(free.size() + meeting.favours().size());
    int first = free.indexOf(meeting.first());
    int second = free.indexOf(meeting.second());
    if (first >= 0) {
      meant.setEntry(first, 1);
    }
    if (second >= 0) {
      meant.setEntry(second, -1);
    }
    for (int i = 0; i < meeting.favours().size(); i++) {
      meant.setEntry(free.size() + i, meeting.favours().get(i));
    }
    return meant;
  }

  /// The sum over the rounds of the gradient times itself, times n / (n - 1).
  private static RealMatrix between(RealVector parameters, List<List<Scored>> rounds) {
    int size = parameters.getDimension();
    RealMatrix sum = MatrixUtils.createRealMatrix(size, size);
    for (List<Scored> round : rounds) {
      RealVector gradient = gradient(parameters, round);
      sum = sum.add(gradient.outerProduct(gradient));
    }
    double n = rounds.size();
    return sum.scalarMultiply(n / (n - 1));
  }

  private static RealVector gradient(RealVector parameters, List<Scored> games) {
    RealVector gradient = new ArrayRealVector(parameters.getDimension());
    for (Scored each : games) {
      double surplus = each.points() - each.games() * each.expected(parameters);
      gradient = gradient.add(each.meant().mapMultiply(surplus));
    }
    return gradient;
  }

  private static RealMatrix information(RealVector parameters, List<Scored> games) {
    int size = parameters.getDimension();
    RealMatrix information = MatrixUtils.createRealMatrix(size, size);
    for (Scored each : games) {
      double p = each.expected(parameters);
      double weight = each.games() * p * (1 - p);
      for (int i = 0; i < size; i++) {
        double own = weight * each.meant().getEntry(i);
        for (int j = 0; own != 0 && j < size; j++) {
          information.addToEntry(i, j, own * each.meant().getEntry(j));
        }
      }
    }
    return information;
  }

  private static RealMatrix inverse(RealMatrix information) {
    return new CholeskyDecomposition(information, 1e-9, 0).getSolver().getInverse();
  }

  boolean holds(int agent) {
    return agents.contains(agent);
  }

  double elo(int agent) {
    int i = free.indexOf(agent);
    return i < 0 ? 0 : Elo.PER_LOGIT * parameters.getEntry(i);
  }

  /// By how much the second agent of a meeting is ahead of a first one with the rating 0, in Elo.
  double ahead(Meeting meeting) {
    double ahead = elo(meeting.second());
    for (int i = 0; i < meeting.favours().size(); i++) {
      ahead -= meeting.favours().get(i) * Elo.PER_LOGIT * parameters.getEntry(free.size() + i);
    }
    return ahead;
  }

  /// The standard error of a rating, in Elo; 0 for the anchor, not a number after a single round.
  double error(int agent) {
    int i = free.indexOf(agent);
    return i < 0 ? 0 : Elo.PER_LOGIT * Math.sqrt(covariance.getEntry(i, i));
  }

  /// A rating in Elo with its interval, see [#estimate].
  public Estimate rating(int agent) {
    int i = free.indexOf(agent);
    return i < 0 ? new Estimate(0, new Interval(0, 0)) : estimate(i);
  }

  /// What a circumstance is worth in Elo with its interval, see [#estimate]; not a number without
  /// games.
  Estimate advantage(int circumstance) {
    return rounds == 0 ? Estimate.NONE : estimate(free.size() + circumstance);
  }

  /// One of the parameters; its interval is everything after a single round or if all rounds are
  /// alike.
  private Estimate estimate(int i) {
    double middle = Elo.PER_LOGIT * parameters.getEntry(i);
    if (rounds == 1 || covariance.getEntry(i, i) < NO_VARIANCE) {
      // Rounds that happen to agree say nothing about how they scatter.
      return new Estimate(middle, Interval.EVERYTHING);
    }
    double half =
        Interval.student(rounds - 1.0) * Elo.PER_LOGIT * Math.sqrt(covariance.getEntry(i, i));
    return new Estimate(middle, Interval.around(middle, half));
  }

  /// The agents from the highest rating down; equal ones in their order.
  List<Integer> fromTheTop() {
    return agents.stream()
        .sorted(Comparator.comparingDouble((Integer agent) -> -elo(agent)))
        .toList();
  }
}
