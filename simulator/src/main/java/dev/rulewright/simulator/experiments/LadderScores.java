package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.LadderGames.Results;
import dev.rulewright.simulator.statistics.RoundScores;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What the agents of a ladder scored, as tables.
///
/// @param agents the names of the agents
/// @param players the names of the players, in seat order
/// @param ranked the indices of the agents from the strongest down
record LadderScores(
    List<String> agents, List<String> players, LadderGames games, List<Integer> ranked) {

  static final String NOTE =
      "Scores: a draw counts half. Intervals: adjusted Wald over rounds, 95 % each.";

  private static final double CONFIDENCE = 0.95;

  /// The cross table: what each agent won, drew and lost against each other one.
  ResultTable cross() {
    var rows = new ArrayList<List<String>>();
    for (int agent : ranked) {
      var row = new ArrayList<>(List.of(Integer.toString(rows.size() + 1), agents.get(agent)));
      Results all = Results.NONE;
      for (int other : ranked) {
        Results results = agent == other ? Results.NONE : games.results(agent, other);
        all = all.plus(results);
        row.add(agent == other ? "" : results.toString());
      }
      row.addAll(
          Stream.of(all.won(), all.drawn(), all.lost())
              .map(each -> Integer.toString(each))
              .toList());
      row.add(ResultTable.number(games.of(agent).mean()));
      rows.add(row);
    }
    Columns columns =
        new Columns()
            .and("rank", "number", "1 for the strongest")
            .and("agent", "name", "the agent with its settings");
    for (int rank = 1; rank <= ranked.size(); rank++) {
      columns.and(
          "against_" + rank,
          "settings",
          "games won, drawn and lost against the agent of rank " + rank);
    }
    return new ResultTable(
        "cross",
        columns
            .and("won", "number", "games won")
            .and("drawn", "number", "games that nobody won")
            .and("lost", "number", "games lost")
            .and("score", "share", "mean score; a draw counts half; intervals: see sides")
            .list(),
        rows);
  }

  /// What each agent scored on both sides together and on each.
  ResultTable sides() {
    var rows = new ArrayList<List<String>>();
    for (int agent : ranked) {
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
}
