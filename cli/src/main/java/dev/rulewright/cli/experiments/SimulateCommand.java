package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.StartOptions;
import dev.rulewright.cli.output.Console;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Plays a batch of games and sums them up.
@Command(name = "simulate")
public final class SimulateCommand implements Callable<Integer> {

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private StartOptions start = new StartOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    BatchOptions.checkGames(batch.games(), console);
    ExperimentRun run = ExperimentRun.of(experiment, start, batch::agents, console);
    return run.answer(run.simulation(batch));
  }
}
