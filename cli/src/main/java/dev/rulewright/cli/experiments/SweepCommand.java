package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.PlayerOption;
import dev.rulewright.cli.input.experiment.Variation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.sweep.Screening;
import dev.rulewright.simulator.experiments.sweep.Sweep;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Varies settings over their values.
@Command(name = "sweep")
public final class SweepCommand implements Callable<Integer> {

  private static final int MOST_ARMS = 10_000;

  @Option(names = "--vary", paramLabel = "KEY[=VALUES]", required = true)
  private List<String> vary = List.of();

  @Option(names = "--screen")
  private boolean screen;

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private PlayerOption player = new PlayerOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ExperimentRun run = ExperimentRun.of(options, batch::agents, console);
    BatchOptions.checkGroups(batch.games(), run.grouping(), console);
    List<Factor> factors = new Variation(run.knobs(), "--vary").factors(vary, run.base());
    factors.forEach(factor -> check(run, factor));
    return run.answer(experiment(run, factors));
  }

  /// Makes sure that each value goes together with the base.
  private static void check(ExperimentRun run, Factor factor) {
    var place = Place.of("--vary");
    factor
        .levels()
        .forEach(level -> run.arm("check", List.of(new Field(factor.key(), level, place, place))));
  }

  private Experiment experiment(ExperimentRun run, List<Factor> factors) {
    Arm base = run.baseArm();
    String whose = player.player(run.players());
    Grouping grouping = run.grouping();
    if (screen) {
      if (factors.size() > Screening.mostFactors()
          || factors.stream().anyMatch(factor -> factor.levels().size() != 2)) {
        throw console.wrongUse(
            "--screen: expected at most %d settings of two values each"
                .formatted(Screening.mostFactors()));
      }
      return new Screening(base, factors, whose, grouping, batch.groups(grouping));
    }
    long arms =
        factors.stream().mapToLong(factor -> factor.levels().size()).reduce(1, (a, b) -> a * b);
    if (arms > MOST_ARMS) {
      throw console.wrongUse(
          "--vary: expected at most %,d combinations, found %,d".formatted(MOST_ARMS, arms));
    }
    List<String> shipped = factors.stream().map(factor -> run.shipped(factor.key())).toList();
    return new Sweep(
        base, factors, shipped, whose, grouping, batch.groups(grouping), options.seed());
  }
}
