package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.StrengthOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Measures how play goes, with one agent after another.
@Command(
    name = "metrics",
    description = {
      "Measures how play goes beyond who wins: length, lead changes, comebacks, how early the winner"
          + " was ahead for good, choices, AP unused, who begins, the use of moves, areas, cards and"
          + " clauses, and how cards go with wins; with 95 %% intervals, and again for each agent, on"
          + " the same first shuffles, so that one sees what survives better play."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright metrics --games 400",
      "  rulewright metrics --agents random,heuristic,ismcts:iterations=100 --games 200",
      "  rulewright metrics --set numbers.turn-ap=5 --out results"
    })
public final class MetricsCommand implements Callable<Integer> {

  @Mixin private StrengthOptions strengths = new StrengthOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    folder.check(console);
    return MetricsRun.of(experiment, strengths, console).answer(folder, json);
  }
}
