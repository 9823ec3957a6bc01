package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.statistics.BradleyTerry;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.Rating;
import dev.rulewright.simulator.statistics.RoundScores;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a ladder found, as tables and a verdict; agents from the strongest down.
///
/// @param agents the names of the agents
/// @param players the names of the players, in seat order
/// @param rounds the games, to be rated
/// @param anchor index of the agent whose rating is 0
/// @param ratings what they are rated, from the strongest down
record LadderTables(
    List<String> agents,
    List<String> players,
    LadderGames games,
    BradleyTerry rounds,
    int anchor,
    List<Rating> ratings) {

  static final List<String> NOTES =
      List.of(
          "Ratings: the most likely ones in the model of Bradley and Terry, a draw counts half; who is"
              + " 100 Elo ahead is expected to score 64 %, 400 Elo ahead 91 %. 95 % intervals from the"
              + " variance between rounds, as the games of a round share their chance.",
          "At least, at most: an agent that won everything, or nothing, against those around the anchor"
              + " has no finite rating but a one-sided 95 % bound.",
          "Scores: a draw counts half. Intervals: adjusted Wald over rounds, 95 % each.");

  private static final double CONFIDENCE = 0.95;

  /// @param anchor the agent whose rating is 0, or null for the one that makes the intervals
  ///   narrowest
  static LadderTables of(
      List<String> agents, List<String> players, @Nullable String anchor, LadderGames games) {
    BradleyTerry rounds = games.rounds(agents);
    int zero = anchor == null ? rounds.bestAnchor() : agents.indexOf(anchor);
    return new LadderTables(agents, players, games, rounds, zero, rounds.ratings(zero, CONFIDENCE));
  }

  /// The agents' indices from the strongest down.
  private List<Integer> ranked() {
    return ratings.stream().map(rating -> agents.indexOf(rating.agent())).toList();
  }

  /// The rating of an agent relative to the one behind it.
  private Rating ahead(int rank) {
    int next = agents.indexOf(ratings.get(rank + 1).agent());
    String agent = ratings.get(rank).agent();
    return rounds.ratings(next, CONFIDENCE).stream()
        .filter(each -> each.agent().equals(agent))
        .findFirst()
        .orElseThrow();
  }

  // ---- Tables ----

  /// The ratings.
  ResultTable ladder() {
    var rows = new ArrayList<List<String>>();
    for (int rank = 0; rank < ratings.size(); rank++) {
      Rating rating = ratings.get(rank);
      var row = new ArrayList<>(List.of(Integer.toString(rank + 1), rating.agent()));
      row.add(rating.agent().equals(agents.get(anchor)) ? "anchor" : kind(rating));
      row.addAll(elo(rating));
      row.addAll(rank + 1 < ratings.size() ? elo(ahead(rank)) : List.of("", "", ""));
      rows.add(row);
    }
    return new ResultTable(
        "ladder",
        new Columns()
            .and("rank", "number", "1 for the strongest")
            .and("agent", "name", "the agent with its settings")
            .and(
                "kind",
                "kind",
                "anchor: rated 0; estimate; at-least, at-most: a bound is all there is")
            .andEstimate("elo", "Elo", "rating relative to the anchor; empty with a bound")
            .andEstimate("ahead", "Elo", "rating relative to the next agent; empty with a bound")
            .list(),
        rows);
  }

  private static String kind(Rating rating) {
    return switch (rating) {
      case Rating.Estimated _ -> "estimate";
      case Rating.AtLeast _ -> "at-least";
      case Rating.AtMost _ -> "at-most";
    };
  }

  private static List<String> elo(Rating rating) {
    return switch (rating) {
      case Rating.Estimated(_, double elo, Interval interval) ->
          List.of(tenths(elo), tenths(interval.low()), tenths(interval.high()));
      case Rating.AtLeast(_, double elo) -> List.of("", tenths(elo), "");
      case Rating.AtMost(_, double elo) -> List.of("", "", tenths(elo));
    };
  }

  private static String tenths(double elo) {
    return ResultTable.number(Math.rint(10 * elo) / 10);
  }

  /// What each agent scored on both sides together and on each.
  ResultTable sides() {
    var rows = new ArrayList<List<String>>();
    for (int agent : ranked()) {
      rows.add(scored(List.of(agents.get(agent), "both"), games.of(agent)));
      for (int seat = 0; seat < players.size(); seat++) {
        rows.add(scored(List.of(agents.get(agent), players.get(seat)), games.as(agent, seat)));
      }
    }
    return new ResultTable(
        "sides",
        scored(
            new Columns()
                .and("agent", "name", "the agent with its settings")
                .and("side", "name", "the player whose side it took, or both")),
        rows);
  }

  /// What each agent scored on each side against those rated lower.
  ResultTable meetings() {
    List<Integer> ranked = ranked();
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < ranked.size(); i++) {
      for (int other : ranked.subList(i + 1, ranked.size())) {
        for (int seat = 0; seat < players.size(); seat++) {
          rows.add(
              scored(
                  List.of(agents.get(ranked.get(i)), players.get(seat), agents.get(other)),
                  games.against(ranked.get(i), seat, other)));
        }
      }
    }
    return new ResultTable(
        "meetings",
        scored(
            new Columns()
                .and("agent", "name", "the agent that is rated higher")
                .and("side", "name", "the player whose side it took")
                .and("opponent", "name", "the agent on the other side")),
        rows);
  }

  private static List<Column> scored(Columns names) {
    return names
        .and("games", "number", "games played")
        .andEstimate("score", "share", "mean score of the agent; a draw counts half")
        .list();
  }

  private static List<String> scored(List<String> names, RoundScores scores) {
    var row = new ArrayList<>(names);
    row.add(Long.toString(scores.games()));
    row.addAll(Difference.texts(scores.mean(), scores.interval(CONFIDENCE)));
    return row;
  }

  /// Whom the game favours where two agents meet: how much the sides and the start are worth.
  ResultTable balance() {
    List<Integer> ranked = ranked();
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < ranked.size(); i++) {
      for (int other : ranked.subList(i + 1, ranked.size())) {
        RoundScores first = games.firstPlayer(ranked.get(i), other);
        RoundScores starter = games.starter(ranked.get(i), other);
        var row = new ArrayList<>(List.of(agents.get(ranked.get(i)), agents.get(other)));
        row.addAll(Difference.texts(first.mean(), first.interval(CONFIDENCE)));
        row.addAll(Difference.texts(starter.mean(), starter.interval(CONFIDENCE)));
        rows.add(row);
      }
    }
    String player = players.getFirst();
    return new ResultTable(
        "balance",
        new Columns()
            .and("agent", "name", "the agent that is rated higher")
            .and("opponent", "name", "the other agent; each took each side as often")
            .andEstimate(
                player, "share", "mean score of the %s; a draw counts half".formatted(player))
            .andEstimate("starter", "share", "mean score of the player who began")
            .list(),
        rows);
  }

  // ---- Verdict ----

  /// Who is the strongest, and how far ahead of the next.
  Verdict verdict(String question) {
    String next = ratings.get(1).agent();
    String quantity = "Elo by which the first is ahead of the second";
    return switch (ahead(0)) {
      case Rating.Estimated(String agent, double elo, Interval interval) ->
          new Verdict(
              question,
              "%s is rated highest, %.0f Elo (95 %% interval %+.0f to %+.0f) ahead of %s."
                  .formatted(agent, elo, interval.low(), interval.high(), next),
              quantity,
              elo,
              interval.low(),
              interval.high());
      case Rating.AtLeast(String agent, double elo) ->
          new Verdict(
              question,
              "%s lost nothing to %s: it is rated highest, at least %.0f Elo (95 %%) ahead."
                  .formatted(agent, next, elo),
              quantity,
              Double.NaN,
              elo,
              Double.POSITIVE_INFINITY);
      case Rating.AtMost(String agent, double elo) ->
          throw new IllegalStateException(agent + " is first, yet at most " + elo + " ahead");
    };
  }
}
