package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.experiments.Targets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say for what numbers are tuned, and with how many games.
public final class TuningOptions {

  @Option(names = "--budget", paramLabel = "GAMES", defaultValue = "40000")
  private long budget;

  @Option(names = "--fresh", paramLabel = "GAMES", defaultValue = "2000")
  private int fresh;

  @Option(names = "--score-within", paramLabel = "POINTS", defaultValue = "1")
  private double score;

  @Option(names = "--starter-within", paramLabel = "POINTS", defaultValue = "2")
  private double starter;

  @Option(names = "--turns", paramLabel = "LOW..HIGH")
  private @Nullable String turns;

  /// What it is tuned for.
  public Targets targets(Console console) {
    double low = 0;
    double high = Double.POSITIVE_INFINITY;
    if (turns != null) {
      if (!turns.matches("[0-9]{1,5}\\.\\.[0-9]{1,5}")) {
        throw console.wrongUse("--turns: expected a range such as 10..20, found " + turns);
      }
      String[] ends = turns.split("\\.\\.", -1);
      low = Double.parseDouble(ends[0]);
      high = Double.parseDouble(ends[1]);
    }
    if (!(score >= 0 && starter >= 0 && low <= high)) {
      throw console.wrongUse(
          "--score-within, --starter-within, --turns: a target nothing can meet");
    }
    return new Targets(score / 100, starter / 100, low, high);
  }

  /// Games of the search.
  ///
  /// @param games of each setting
  public long budget(long games, Console console) {
    if (budget < games) {
      throw console.wrongUse(
          "--budget: expected at least --games (%,d), found %,d".formatted(games, budget));
    }
    return budget;
  }

  /// Pairs of fresh games.
  public int freshPairs(Console console) {
    console.requirePairs("--fresh", fresh);
    return fresh / 2;
  }
}
