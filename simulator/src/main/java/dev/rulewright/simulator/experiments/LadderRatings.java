package dev.rulewright.simulator.experiments;

import static dev.rulewright.simulator.experiments.Estimate.CONFIDENCE;

import dev.rulewright.simulator.statistics.Advantage;
import dev.rulewright.simulator.statistics.BradleyTerry;
import dev.rulewright.simulator.statistics.Elo;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.Rating;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How strong the agents of a ladder are, as tables and a verdict.
///
/// @param anchor index of the agent whose rating is 0
/// @param ratings what the agents are rated, from the strongest down
record LadderRatings(BradleyTerry rounds, int anchor, List<Rating> ratings) {

  static final List<String> NOTES =
      List.of(
          "Ratings: the most likely ones in the model of Bradley and Terry, a draw counts half; who"
              + " is 100 Elo ahead is expected to score 64 % on even terms, 400 Elo ahead 91 %. 95"
              + " % intervals from the variance between rounds, as the games of a round share their"
              + " chance.",
          "Advantages: what a side and beginning add to a rating (Davidson and Beaver), taken as"
              + " equal for all agents; where they differ between agents, see balance. Their score"
              + " is that of who has the advantage among equal agents.",
          "An agent that won everything, or nothing, against those around the anchor"
              + " has no finite rating, but the one end that is given is a one-sided 95 % bound.");

  /// @param anchor the agent whose rating is 0, or null for the one that makes the intervals
  ///   narrowest
  static LadderRatings of(BradleyTerry rounds, @Nullable String anchor) {
    int zero = anchor == null ? rounds.bestAnchor() : rounds.agents().indexOf(anchor);
    return new LadderRatings(rounds, zero, rounds.ratings(zero, CONFIDENCE));
  }

  List<Integer> ranked() {
    return ratings.stream().map(rating -> rounds.agents().indexOf(rating.agent())).toList();
  }

  ResultTable ladder() {
    Rows rows = Rows.of("ladder");
    ratings.forEach(rating -> rows.row(rows.next(), rating.agent(), elo(rating)));
    return rows.table();
  }

  /// How far each agent is ahead of the next.
  ResultTable steps() {
    Rows rows = Rows.of("steps");
    for (int rank = 0; rank + 1 < ratings.size(); rank++) {
      rows.row(ratings.get(rank).agent(), ratings.get(rank + 1).agent(), elo(ahead(rank)));
    }
    return rows.table();
  }

  /// What a side and beginning are worth.
  ResultTable advantages() {
    Rows rows = Rows.of("advantages");
    for (Advantage each : rounds.advantages(anchor, CONFIDENCE)) {
      Interval interval = each.interval();
      rows.row(
          each.name(),
          inTenths(each.elo(), interval),
          Elo.score(each.elo()),
          Elo.score(interval.low()),
          Elo.score(interval.high()));
    }
    return rows.table();
  }

  private static Estimate elo(Rating rating) {
    return switch (rating) {
      case Rating.Estimated(_, double elo, Interval interval) -> inTenths(elo, interval);
      case Rating.AtLeast(_, double elo) ->
          inTenths(Double.NaN, new Interval(elo, Double.POSITIVE_INFINITY));
      case Rating.AtMost(_, double elo) ->
          inTenths(Double.NaN, new Interval(Double.NEGATIVE_INFINITY, elo));
    };
  }

  private static Estimate inTenths(double elo, Interval interval) {
    return new Estimate(tenths(elo), new Interval(tenths(interval.low()), tenths(interval.high())));
  }

  private static double tenths(double elo) {
    return Math.rint(10 * elo) / 10;
  }

  /// The rating of an agent relative to the one behind it.
  private Rating ahead(int rank) {
    int next = rounds.agents().indexOf(ratings.get(rank + 1).agent());
    String agent = ratings.get(rank).agent();
    return rounds.ratings(next, CONFIDENCE).stream()
        .filter(each -> each.agent().equals(agent))
        .findFirst()
        .orElseThrow();
  }

  private static String told(double elo, Interval interval) {
    return Double.isFinite(interval.width())
        ? "%+.0f Elo (95 %% interval %+.0f to %+.0f)"
            .formatted(elo, interval.low(), interval.high())
        : "%+.0f Elo (too few rounds differ for an interval)".formatted(elo);
  }

  /// Who is the strongest, and how far ahead of the next.
  Verdict verdict(String question) {
    String next = ratings.get(1).agent();
    String quantity = "Elo by which the first is ahead of the second";
    return switch (ahead(0)) {
      case Rating.Estimated(String agent, double elo, Interval interval) ->
          new Verdict(
              question,
              new Estimate(elo, interval).isShown()
                  ? "%s is rated highest, %s ahead of %s."
                      .formatted(agent, told(elo, interval), next)
                  : "Who is the strongest is not shown: %s is rated %s ahead of %s."
                      .formatted(agent, told(elo, interval), next),
              quantity,
              new Estimate(elo, interval));
      case Rating.AtLeast(String agent, double elo) ->
          new Verdict(
              question,
              "%s lost nothing to %s: it is rated highest, at least %.0f Elo (95 %%) ahead."
                  .formatted(agent, next, elo),
              quantity,
              new Estimate(Double.NaN, new Interval(elo, Double.POSITIVE_INFINITY)));
      case Rating.AtMost(String agent, double elo) ->
          throw new IllegalStateException(agent + " is first, yet at most " + elo + " ahead");
    };
  }
}
