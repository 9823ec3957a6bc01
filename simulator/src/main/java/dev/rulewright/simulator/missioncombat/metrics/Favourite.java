package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.experiments.Verdict;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Who wins more than half of the decided games, and whether that stays so with other agents.
final class Favourite {

  private static final String NOBODY = "nobody for sure";

  private Favourite() {}

  /// The verdict; its estimate is that of the last agents.
  ///
  /// @param wins what the Marines won of the games that somebody won, by who played
  static Verdict verdict(SequencedMap<String, PairedProportion> wins) {
    Map.Entry<String, PairedProportion> last = wins.lastEntry();
    Interval interval = last.getValue().interval(Sum.CONFIDENCE);
    return new Verdict(
        "Who is favoured, and does that stay so with other agents?",
        sentence(wins),
        "share of the decided games that the marines win with " + last.getKey(),
        last.getValue().share(),
        interval.low(),
        interval.high());
  }

  private static String sentence(SequencedMap<String, PairedProportion> wins) {
    var favourites = new LinkedHashMap<String, String>();
    wins.forEach((agents, won) -> favourites.put(agents, of(won)));
    List<String> each =
        wins.entrySet().stream().map(won -> shares(won.getKey(), won.getValue())).toList();
    String shares = "the marines win " + String.join("; ", each) + ".";
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

  private static String of(PairedProportion won) {
    Interval interval = won.interval(Sum.CONFIDENCE);
    if (won.trials() > 0 && interval.low() > 0.5) {
      return Faction.MARINES.id();
    }
    return won.trials() > 0 && interval.high() < 0.5 ? Faction.PORTALISTS.id() : NOBODY;
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
