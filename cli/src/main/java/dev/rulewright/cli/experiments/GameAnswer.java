package dev.rulewright.cli.experiments;

import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Who wins a batch of games, in words and then in numbers.
public final class GameAnswer {

  private static final String AGENT = "experiment.changes.agents.";

  private GameAnswer() {}

  /// What is asked: who wins, and who plays.
  ///
  /// @param manifest what the run says of itself; may be empty
  public static String question(List<String> players, Map<String, String> manifest) {
    List<String> agents =
        players.stream()
            .filter(player -> manifest.containsKey(AGENT + player))
            .map(player -> "%s plays the %s".formatted(manifest.get(AGENT + player), player))
            .toList();
    if (agents.isEmpty()) {
      return "Who wins?";
    }
    String first = manifest.getOrDefault(AGENT + players.getFirst(), "");
    return players.stream().allMatch(player -> first.equals(manifest.get(AGENT + player)))
        ? "Who wins when %s plays all sides?".formatted(first)
        : "Who wins when %s?".formatted(String.join(" and ", agents));
  }

  /// What was played: games, agents, seed, and what else was said.
  public static String played(Games games, Map<String, String> manifest) {
    String agents =
        games.players().stream()
            .filter(player -> manifest.containsKey(AGENT + player))
            .map(player -> player + " " + manifest.get(AGENT + player))
            .collect(Collectors.joining(", "));
    return "%s%s%s%s%s."
        .formatted(
            Words.count(games.count(), "game"),
            agents.isEmpty() ? "" : ": " + agents,
            fact("; seed ", "seed", manifest),
            fact(", reading ", "reading", manifest),
            fact(", turn limit ", "experiment.changes.numbers.turn-limit", manifest));
  }

  private static String fact(String word, String name, Map<String, String> manifest) {
    return manifest.containsKey(name) ? word + manifest.get(name) : "";
  }

  /// The answer.
  public static String sentence(Games games) {
    if (games.decided() == 0) {
      return games.count() == 0
          ? "No games were played."
          : "Nobody: none of %s was won.".formatted(Words.count(games.count(), "game"));
    }
    double even = 1.0 / games.players().size();
    for (String player : games.players()) {
      PairedProportion won = games.shares().getOrDefault(player, PairedProportion.NONE);
      if (won.interval(Games.CONFIDENCE).low() > even) {
        return "The %s win more than an even share: %s.".formatted(player, told(won));
      }
    }
    String first = games.players().getFirst();
    return "No side is shown to win more than an even share: the %s win %s."
        .formatted(first, told(games.shares().getOrDefault(first, PairedProportion.NONE)));
  }

  private static String told(PairedProportion won) {
    Interval interval = won.interval(Games.CONFIDENCE);
    return String.format(
        Locale.ROOT,
        "%.1f %% of %s (95 %% interval %.1f to %.1f %%)",
        100 * won.share(),
        Words.count(won.trials(), "decided game"),
        100 * interval.low(),
        100 * interval.high());
  }
}
