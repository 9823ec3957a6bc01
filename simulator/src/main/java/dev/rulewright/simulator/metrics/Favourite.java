package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Who wins more than an even share of the decided games, and whether that stays so with other
/// agents.
///
/// @param players the names of the players, in seat order
/// @param wins what each of them won of the games that somebody won, by who played
record Favourite(List<String> players, SequencedMap<String, List<PairedProportion>> wins) {

  private static final String NOBODY = "nobody for sure";

  /// The verdict; its estimate is that of the first player with the last agents.
  Verdict verdict() {
    PairedProportion last = wins.lastEntry().getValue().getFirst();
    Interval interval = last.interval(Sum.CONFIDENCE);
    return new Verdict(
        "Who is favoured, and does that stay so with other agents?",
        sentence(),
        "share of the decided games that the %s win with %s"
            .formatted(players.getFirst(), wins.lastEntry().getKey()),
        last.share(),
        interval.low(),
        interval.high());
  }

  private String sentence() {
    var favourites = new LinkedHashMap<String, String>();
    wins.forEach((agents, won) -> favourites.put(agents, of(won)));
    List<String> each =
        wins.entrySet().stream()
            .map(won -> shares(won.getKey(), won.getValue().getFirst()))
            .toList();
    String shares = "the %s win %s.".formatted(players.getFirst(), String.join("; ", each));
    List<String> all = favourites.values().stream().distinct().toList();
    if (all.size() == 1) {
      return "%s is favoured%s: %s"
          .formatted(named(all.getFirst()), wins.size() == 1 ? "" : " whoever plays", shares);
    }
    return "Who is favoured depends on who plays (%s): %s"
        .formatted(
            favourites.entrySet().stream()
                .map(entry -> "%s with %s".formatted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", ")),
            shares);
  }

  private static String named(String favourite) {
    return favourite.equals(NOBODY) ? "Nobody" : "The side of the " + favourite;
  }

  /// Who is sure to win more than an even share.
  private String of(List<PairedProportion> won) {
    for (int i = 0; i < players.size(); i++) {
      PairedProportion each = won.get(i);
      if (each.trials() > 0 && each.interval(Sum.CONFIDENCE).low() > 1.0 / players.size()) {
        return players.get(i);
      }
    }
    return NOBODY;
  }

  private static String shares(String agents, PairedProportion won) {
    if (won.trials() == 0) {
      return "no decided game with " + agents;
    }
    Interval interval = won.interval(Sum.CONFIDENCE);
    return String.format(
        Locale.ROOT,
        "%.1f %% of the decided games with %s (%.1f to %.1f %%)",
        100 * won.share(),
        agents,
        100 * interval.low(),
        100 * interval.high());
  }
}
