package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.StrengthOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.KitWorkshop;
import dev.rulewright.simulator.metrics.Metrics;
import dev.rulewright.simulator.metrics.PlayMetrics;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    strengths.check(run.seats(), console);
    var arms = new ArrayList<Arm>();
    var agents = new LinkedHashMap<String, String>();
    strengths
        .settings(run.players())
        .forEach((agent, settings) -> {
          arms.add(run.arm(agent, settings));
          agents.put(agent, agent);
        });
    KitWorkshop workshop = run.workshop().countingEverything();
    Box<?, ?> box = run.workshop().setup(arms.getFirst()).box();
    var asked =
        new Metrics(
            arms,
            strengths.games(run.seats()),
            () -> new PlayMetrics(box, GameKit.measuresOf(box), workshop.columns(), agents));
    var text = new MetricsText(console.ink());
    return new GameRun(run, asked, workshop, folder, json, text::print).answer();
  }
}
