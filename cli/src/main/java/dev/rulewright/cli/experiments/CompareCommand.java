package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ComparisonOptions;
import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.ScoreOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Comparison;
import dev.rulewright.simulator.experiments.SequentialRule;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Compares two settings on the same games.
@Command(
    name = "compare",
    description = {
      "Compares two settings (cards, adjacency, readings, agents, numbers of the rules) on the same pairs"
          + " of games: the difference of a player's score with its 95 %% interval. With --sprt it stops"
          + " as soon as the question is decided with the error rates given."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright compare --b numbers.turn-ap=5",
      "  rulewright compare --a cards.hellfire.damage=40 --b cards.hellfire.damage=60 --games 4000",
      "  rulewright compare --b reading.A38=adjacent-only --sprt 0,5 --games 20000 --out results"
    })
public final class CompareCommand implements Callable<Integer> {

  @Mixin private ComparisonOptions comparison = new ComparisonOptions();
  @Mixin private ScoreOptions score = new ScoreOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ExperimentRun run = ExperimentRun.of(experiment, score::agents, console);
    score.check(run.seats(), console);
    Arm first = run.arm("a", comparison.first());
    Arm second = run.arm("b", comparison.second());
    if (run.isSame(first, second)) {
      throw console.wrongUse("--a, --b: both arms are the same game");
    }
    SequentialRule rule = comparison.rule(console);
    if (rule != null) {
      run.requireTwoPlayers("--sprt");
    }
    return run.answer(
        new Comparison(
            first,
            second,
            score.player(run.players()),
            run.seats(),
            score.groups(run.seats()),
            rule),
        folder,
        json);
  }
}
