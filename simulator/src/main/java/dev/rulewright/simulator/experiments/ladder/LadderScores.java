package dev.rulewright.simulator.experiments.ladder;

import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.ladder.LadderGames.Results;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.RoundScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/// What the agents of a ladder scored, as tables.
///
/// @param players the names of the players, in seat order
/// @param ranked the indices of the agents from the strongest down
record LadderScores(
    List<String> agents, List<String> players, LadderGames games, List<Integer> ranked) {

  static final String NOTE =
      "Scores: a draw counts half. Intervals: adjusted Wald over rounds, 95 % each.";

  /// The cross table: what each agent won, drew and lost against each other one.
  ResultTable cross() {
    List<String> ranks =
        IntStream.rangeClosed(1, ranked.size()).mapToObj(Integer::toString).toList();
    Rows rows = Rows.of("cross", Map.of(), ranks);
    for (int agent : ranked) {
      Results all = Results.NONE;
      var against = new ArrayList<String>();
      for (int other : ranked) {
        Results results = agent == other ? Results.NONE : games.results(agent, other);
        all = all.plus(results);
        against.add(agent == other ? "" : results.toString());
      }
      rows.row(
          rows.next(),
          agents.get(agent),
          against,
          all.won(),
          all.drawn(),
          all.lost(),
          games.of(agent).mean());
    }
    return rows.table();
  }

  /// What each agent scored on both sides together and on each.
  ResultTable sides() {
    Rows rows = Rows.of("sides");
    for (int agent : ranked) {
      RoundScores all = games.of(agent);
      rows.row(agents.get(agent), "both", all.games(), Estimate.of(all));
      for (int seat = 0; seat < players.size(); seat++) {
        RoundScores scores = games.as(agent, seat);
        rows.row(agents.get(agent), players.get(seat), scores.games(), Estimate.of(scores));
      }
    }
    return rows.table();
  }

  /// What each agent scored on each side against those rated lower.
  ResultTable meetings() {
    Rows rows = Rows.of("meetings");
    forAllThatMet((agent, other) -> {
      for (int seat = 0; seat < players.size(); seat++) {
        RoundScores scores = games.against(agent, seat, other);
        rows.row(
            agents.get(agent),
            players.get(seat),
            agents.get(other),
            scores.games(),
            Estimate.of(scores));
      }
    });
    return rows.table();
  }

  /// Whom the game favours where two agents meet: how much the sides and the start are worth.
  ResultTable balance() {
    boolean starters = games.takeTurnsBeginning();
    Rows rows =
        Rows.of(
            "balance",
            Map.of("player", players.getFirst(), "starter", starters ? "starter" : ""),
            List.of());
    forAllThatMet((agent, other) ->
        rows.row(
            agents.get(agent),
            agents.get(other),
            Estimate.of(games.firstPlayer(agent, other)),
            starters ? Estimate.of(games.starter(agent, other)) : List.of()));
    return rows.table();
  }

  /// @param meeting takes two agents, the first rated higher
  private void forAllThatMet(BiConsumer<Integer, Integer> meeting) {
    for (int i = 0; i < ranked.size(); i++) {
      for (int other : ranked.subList(i + 1, ranked.size())) {
        meeting.accept(ranked.get(i), other);
      }
    }
  }
}
