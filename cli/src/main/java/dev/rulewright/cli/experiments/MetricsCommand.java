package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.metrics.Metrics;
import dev.rulewright.simulator.metrics.PlayMetrics;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures how play goes beyond who wins.
@Command(name = "metrics")
public final class MetricsCommand implements Callable<Integer> {

  @Option(names = "--agents", paramLabel = "AGENT,…", defaultValue = "heuristic")
  private String agents = "";

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
  private long games;

  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    BatchOptions.checkGroups(games, run.grouping(), console);
    var arms = new ArrayList<Arm>();
    var names = new LinkedHashMap<String, String>();
    for (Field agent : AgentOptions.each(agents)) {
      arms.add(run.arm(agent.value(), ofAll(agent, run.players())));
      names.put(agent.value(), agent.value());
    }
    KitBatchFactory factory = run.factory().countingEverything();
    Box<?, ?> box = run.ready().setup().box();
    var asked =
        new Metrics(
            arms,
            Math.ceilDiv(games, run.grouping().size()) * run.grouping().size(),
            () -> new PlayMetrics(box, GameKit.measuresOf(box), factory.columns(), names));
    return run.answer(asked, factory);
  }

  /// An agent who plays for every player.
  private static List<Field> ofAll(Field agent, List<? extends Player> players) {
    return players.stream()
        .map(player ->
            new Field("agents." + player.id(), agent.value(), agent.keyPlace(), agent.valuePlace()))
        .toList();
  }
}
