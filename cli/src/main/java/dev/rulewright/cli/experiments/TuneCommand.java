package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.PlayerOption;
import dev.rulewright.cli.input.experiment.TuningOptions;
import dev.rulewright.cli.input.experiment.Variation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Searches numbers that make the game even.
@Command(name = "tune")
public final class TuneCommand implements Callable<Integer> {

  @Option(names = "--tune", paramLabel = "KEY[=LOW..HIGH]", required = true)
  private List<String> tune = List.of();

  @Mixin private TuningOptions tuning = new TuningOptions();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private PlayerOption player = new PlayerOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ExperimentRun run = ExperimentRun.of(options, batch::agents, console);
    console.requireTwoPlayers("tune", run.factory().box());
    BatchOptions.checkGroups(batch.games(), run.grouping(), console);
    List<Dial> dials = new Variation(run.knobs(), "--tune").dials(tune, run.base());
    return run.answer(
        new Tuning(
            run.baseArm(),
            dials,
            tuning.targets(run.grouping(), console),
            player.player(run.players()),
            run.grouping(),
            batch.groups(run.grouping()),
            tuning.freshGroups(run.grouping(), console),
            tuning.budget(batch.games(), "--games", console),
            options.seed()));
  }
}
