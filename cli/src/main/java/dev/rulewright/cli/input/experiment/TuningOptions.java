package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.tuning.Targets;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say for what numbers are tuned, and with how many games.
public final class TuningOptions {

  private static final String STARTER = "--starter-within";
  private static final double USUAL_STARTER = 2;

  @Option(names = "--budget", paramLabel = "GAMES", defaultValue = "40000")
  private long budget;

  @Option(names = "--fresh", paramLabel = "GAMES", defaultValue = "2000")
  private int fresh;

  @Option(names = "--score-within", paramLabel = "POINTS", defaultValue = "1")
  private double score;

  @Option(names = STARTER, paramLabel = "POINTS")
  private @Nullable Double starter;

  @Option(names = "--turns", paramLabel = "LOW..HIGH")
  private @Nullable String turns;

  /// What it is tuned for; where the players do not take turns at beginning, not for who begins.
  public Targets targets(Grouping grouping, Console console) {
    if (starter != null && !grouping.turnsStart()) {
      throw console.wrongUse(STARTER + ": who begins is not drawn in this game");
    }
    double starterWithin = Objects.requireNonNullElse(starter, USUAL_STARTER);
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
    if (!(score >= 0 && starterWithin >= 0 && low <= high)) {
      throw console.wrongUse(
          "--score-within, --starter-within, --turns: a target nothing can meet");
    }
    var targets = new Targets(score / 100, starterWithin / 100, low, high);
    return grouping.turnsStart() ? targets : targets.withoutStarter();
  }

  /// Games of the search.
  ///
  /// @param games of each setting
  /// @param option the option that says how many that are
  public long budget(long games, String option, Console console) {
    if (budget < Tuning.FEWEST * games) {
      throw console.wrongUse(
          "--budget: %,d games try %s of %,d games (%s); expected at least %,d, to try two, and better %,d, to try forty"
              .formatted(
                  budget,
                  budget < games ? "no setting" : "one setting",
                  games,
                  option,
                  Tuning.FEWEST * games,
                  40 * games));
    }
    return budget;
  }

  /// Groups of fresh games.
  public int freshGroups(Grouping grouping, Console console) {
    BatchOptions.requireGroups("--fresh", fresh, grouping, console);
    return fresh / grouping.size();
  }
}
