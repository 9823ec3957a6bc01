package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Summary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Who scores more than an even share, and whether that stays so with other agents.
///
/// @param players the names of the players, in seat order
/// @param played what the games say, by who played; each of at least one game
record Favourite(List<String> players, SequencedMap<String, Summary> played) {

  private static final String NOBODY = "nobody for sure";

  /// The verdict; its estimate is the score of the first player with the last agents.
  Verdict verdict() {
    return new Verdict(
        "Who is favoured, and does that stay so with other agents?",
        sentence(),
        "score of %s with %s".formatted(players.getFirst(), played.lastEntry().getKey()),
        played.lastEntry().getValue().paired().score(players.getFirst()));
  }

  /// Where most games of somebody end undecided this is said first.
  private String sentence() {
    return undecided() + favoured();
  }

  private String undecided() {
    return played.entrySet().stream()
        .flatMap(each ->
            each.getValue().undecided().stream().map(most -> most + " with " + each.getKey()))
        .map(most -> most + ". ")
        .collect(Collectors.joining());
  }

  private String favoured() {
    if (played.values().stream().allMatch(summary -> summary.decided() == 0)) {
      return "Nobody: no game was won.";
    }
    var favourites = new LinkedHashMap<String, String>();
    played.forEach(
        (agents, summary) -> favourites.put(agents, summary.paired().favourite().orElse(NOBODY)));
    String scores =
        "the score of %s is %s; a draw counts %s."
            .formatted(
                players.getFirst(),
                played.entrySet().stream()
                    .map(each -> told(each.getKey(), each.getValue()))
                    .collect(Collectors.joining("; ")),
                Rows.ofDraw(players.size()));
    List<String> all = favourites.values().stream().distinct().toList();
    if (all.size() == 1) {
      return "%s favoured%s: %s"
          .formatted(named(all.getFirst()), played.size() == 1 ? "" : " whoever plays", scores);
    }
    return "Who is favoured depends on who plays (%s): %s"
        .formatted(
            favourites.entrySet().stream()
                .map(entry -> "%s with %s".formatted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", ")),
            scores);
  }

  private static String named(String favourite) {
    return favourite.equals(NOBODY) ? "Nobody is shown to be" : "The side of " + favourite + " is";
  }

  private String told(String agents, Summary summary) {
    Estimate score = summary.paired().score(players.getFirst());
    return String.format(
        Locale.ROOT,
        "%.1f %% with %s (%.1f to %.1f %%)",
        100 * score.value(),
        agents,
        100 * score.interval().low(),
        100 * score.interval().high());
  }
}
