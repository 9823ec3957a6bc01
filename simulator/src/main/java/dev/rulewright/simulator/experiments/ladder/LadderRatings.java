package dev.rulewright.simulator.experiments.ladder;

import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.rating.BradleyTerry;
import dev.rulewright.simulator.statistics.rating.Elo;
import dev.rulewright.simulator.statistics.rating.Rating;
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
    return new LadderRatings(rounds, zero, rounds.ratings(zero));
  }

  List<Integer> ranked() {
    return ratings.stream().map(rating -> rounds.agents().indexOf(rating.name())).toList();
  }

  ResultTable ladder() {
    Rows rows = Rows.of("ladder");
    ratings.forEach(rating -> rows.row(rows.next(), rating.name(), inTenths(rating.elo())));
    return rows.table();
  }

  /// How far each agent is ahead of the next.
  ResultTable steps() {
    Rows rows = Rows.of("steps");
    for (int rank = 0; rank + 1 < ratings.size(); rank++) {
      rows.row(ratings.get(rank).name(), ratings.get(rank + 1).name(), inTenths(ahead(rank)));
    }
    return rows.table();
  }

  /// What a side and beginning are worth.
  ResultTable advantages() {
    Rows rows = Rows.of("advantages");
    for (Rating each : rounds.advantages(anchor)) {
      Interval interval = each.elo().interval();
      rows.row(
          each.name(),
          inTenths(each.elo()),
          Elo.score(each.elo().value()),
          Elo.score(interval.low()),
          Elo.score(interval.high()));
    }
    return rows.table();
  }

  /// None where nothing bounds it: too few rounds differ.
  private static Estimate inTenths(Estimate elo) {
    Interval interval = elo.interval();
    if (Double.isInfinite(interval.low()) && Double.isInfinite(interval.high())) {
      return Estimate.NONE;
    }
    return new Estimate(
        tenths(elo.value()), new Interval(tenths(interval.low()), tenths(interval.high())));
  }

  private static double tenths(double elo) {
    return Math.rint(10 * elo) / 10;
  }

  /// The rating of an agent relative to the one behind it.
  private Estimate ahead(int rank) {
    int next = rounds.agents().indexOf(ratings.get(rank + 1).name());
    String agent = ratings.get(rank).name();
    return rounds.ratings(next).stream()
        .filter(each -> each.name().equals(agent))
        .findFirst()
        .orElseThrow()
        .elo();
  }

  private static String told(Estimate elo) {
    return Double.isFinite(elo.interval().width())
        ? "%+.0f Elo (95 %% interval %+.0f to %+.0f)"
            .formatted(elo.value(), elo.interval().low(), elo.interval().high())
        : "%+.0f Elo (too few rounds differ for an interval)".formatted(elo.value());
  }

  /// Who is the strongest, and how far ahead of the next.
  ///
  /// @param alike agents that play alike
  Verdict verdict(String question, List<List<String>> alike) {
    String first = ratings.get(0).name();
    String next = ratings.get(1).name();
    Estimate elo = ahead(0);
    String sentence;
    if (alike.stream().anyMatch(each -> each.containsAll(List.of(first, next)))) {
      sentence =
          "%s and %s, rated highest, play alike: neither is stronger.".formatted(first, next);
    } else if (Double.isNaN(elo.value())) {
      sentence =
          "%s lost nothing to %s: it is rated highest, at least %.0f Elo (95 %%) ahead."
              .formatted(first, next, elo.interval().low());
    } else if (elo.isShown()) {
      sentence = "%s is rated highest, %s ahead of %s.".formatted(first, told(elo), next);
    } else {
      sentence =
          "Who is the strongest is not shown: %s is rated %s ahead of %s."
              .formatted(first, told(elo), next);
    }
    return new Verdict(question, sentence, "Elo by which the first is ahead of the second", elo);
  }
}
