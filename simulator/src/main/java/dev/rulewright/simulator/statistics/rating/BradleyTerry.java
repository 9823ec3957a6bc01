package dev.rulewright.simulator.statistics.rating;

import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.hipparchus.analysis.solvers.BrentSolver;

/// Ratings from games between agents by the model of Bradley and Terry (*Rank analysis of
/// incomplete block designs*, Biometrika 39, 1952), in which a draw counts half:
///
/// ```
/// expected score of i against j = 1 / (1 + exp(r(j) - r(i))),   Elo = r · 400 / ln 10
/// ```
///
/// Circumstances such as a side or beginning may favour one of the two, each by as much whoever
/// meets (R. Davidson, R. Beaver, *On extending the Bradley-Terry model to incorporate within-pair
/// order effects*, Biometrics 33, 1977): each that favours *i* is added to r(i), each that favours
/// *j* to r(j). So ratings are those on even terms. For each circumstance two more games between
/// equals are imagined, of which whom it favours wins one, so that its worth is finite even if it
/// always won.
///
/// The ratings are the most likely ones. They are finite and unique if no agents can be split off
/// that scored everything or nothing against the others (L. Ford, *Solution of a ranking problem
/// from binary comparisons*, 1957). Where they can, the agents around the anchor are rated and the
/// others get a bound: who lost nothing in *n* independent rounds loses something in at most the
/// share 1 - 0.05^(1/n) of all rounds, so loses at most this share of the points.
///
/// Games that share their chance depend on each other, so the intervals come from the sandwich of
/// the Fisher information around the variance between rounds, times n / (n - 1), with Student's
/// quantile for n - 1 degrees of freedom.
///
/// @param circumstances the names of what may favour one of two agents
/// @param rounds the games; those of a round may depend on each other, rounds may not
public record BradleyTerry(
    List<String> agents, List<String> circumstances, List<List<Meeting>> rounds) {

  /// Farther than this no rating is looked for, in Elo.
  private static final double FAR = 10_000;

  private static final int MOST_STEPS = 1000;

  /// @throws IllegalArgumentException if there are fewer than two agents, one has no name, or games
  ///   do not say of each circumstance whom it favours
  public BradleyTerry {
    agents = List.copyOf(agents);
    circumstances = List.copyOf(circumstances);
    rounds = rounds.stream().map(List::copyOf).toList();
    int most = agents.size();
    int terms = circumstances.size();
    if (most < 2
        || rounds.stream()
            .flatMap(List::stream)
            .anyMatch(each ->
                Math.max(each.first(), each.second()) >= most || each.favours().size() != terms)) {
      throw new IllegalArgumentException(
          "games of unknown agents or circumstances, or fewer than two: %s, %s"
              .formatted(agents, circumstances));
    }
  }

  /// Rates the agents.
  ///
  /// @param anchor index of the agent whose rating is 0
  /// @return the ratings from the strongest down; where ratings are bounds, who lost nothing
  ///   against the others stands above them
  /// @throws IllegalArgumentException if no chain of games links two of the agents
  public List<Rating> ratings(int anchor) {
    var standing = Standing.of(this);
    var around = RatingFit.of(this, standing.peers(anchor), anchor);
    var ratings = new ArrayList<Rating>();
    for (List<Integer> peers : standing.fromTheTop()) {
      var fit = RatingFit.of(this, peers, peers.getFirst());
      for (int agent : fit.fromTheTop()) {
        ratings.add(
            new Rating(
                agents.get(agent),
                peers.contains(anchor)
                    ? around.rating(agent)
                    : bound(agent, around, standing.isAbove(agent, anchor))));
      }
    }
    return List.copyOf(ratings);
  }

  /// What the circumstances are worth in the games of the agents around the anchor, in their order.
  public List<Rating> advantages(int anchor) {
    var fit = RatingFit.of(this, Standing.of(this).peers(anchor), anchor);
    return IntStream.range(0, circumstances.size())
        .mapToObj(i -> new Rating(circumstances.get(i), fit.advantage(i)))
        .toList();
  }

  /// The agent that is the best anchor: of the most agents that can be rated together, the one
  /// relative to which the ratings of the others have the smallest sum of variances; the first one
  /// of equals.
  public int bestAnchor() {
    List<Integer> widest =
        Standing.of(this).fromTheTop().stream()
            .max((a, b) ->
                a.size() != b.size()
                    ? Integer.compare(a.size(), b.size())
                    : b.getFirst().compareTo(a.getFirst()))
            .orElseThrow();
    return rounds.size() == 1
        ? widest.getFirst()
        : widest.stream()
            .min(Comparator.comparingDouble(anchor -> sumOfVariances(widest, anchor)))
            .orElseThrow();
  }

  private double sumOfVariances(List<Integer> peers, int anchor) {
    var fit = RatingFit.of(this, peers, anchor);
    return peers.stream().mapToDouble(agent -> fit.error(agent) * fit.error(agent)).sum();
  }

  /// The bound of an agent that won everything, or nothing, against those around the anchor;
  /// without such games infinite.
  private Estimate bound(int agent, RatingFit around, boolean above) {
    int met = 0;
    var games = new ArrayList<Meeting>();
    for (List<Meeting> round : rounds) {
      List<Meeting> own =
          round.stream()
              .filter(each -> each.first() == agent || each.second() == agent)
              .map(each -> each.first() == agent ? each : each.reversed())
              .filter(each -> around.holds(each.second()))
              .toList();
      games.addAll(own);
      met += own.isEmpty() ? 0 : 1;
    }
    if (met == 0) {
      return Estimate.NONE;
    }
    double lost = -Math.expm1(Math.log1p(-Interval.CONFIDENCE) / met);
    double elo = ratingFor(above ? 1 - lost : lost, around, games);
    return new Estimate(
        Double.NaN,
        above
            ? new Interval(elo, Double.POSITIVE_INFINITY)
            : new Interval(Double.NEGATIVE_INFINITY, elo));
  }

  /// The rating at which an agent is expected to score a share against the rated ones.
  private static double ratingFor(double share, RatingFit around, List<Meeting> games) {
    return new BrentSolver(1e-9)
        .solve(
            MOST_STEPS,
            elo ->
                games.stream()
                    .mapToDouble(
                        each -> each.games() * (Elo.score(elo - around.ahead(each)) - share))
                    .sum(),
            -FAR,
            FAR);
  }
}
