package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.PlayerOption;
import dev.rulewright.cli.input.StudyOptions;
import dev.rulewright.cli.input.TuningOptions;
import dev.rulewright.cli.input.Variation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.simulator.experiments.Study;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Answers what a publisher asks of a box.
@Command(
    name = "study",
    description = {
      "Answers what a publisher asks of a box: is it even and at which strength of play, what is beginning"
          + " worth, which numbers matter most, what makes it even, and does stronger play agree?"
          + " Agents of rising strength play the box; a fast one screens and tunes the numbers."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright study --out study",
      "  rulewright study --cards my-cards.csv --strength greedy/500 --strength heuristic/500 --out study",
      "  rulewright study --number cards.*.damage --tuned 2 --turns 10..60"
    })
public final class StudyCommand implements Callable<Integer> {

  @Mixin private StudyOptions study = new StudyOptions();

  @Option(
      names = "--tuning",
      paramLabel = "GAMES",
      defaultValue = "400",
      description = "Games of each setting that the tuning tries (default: ${DEFAULT-VALUE}).")
  private int tuningGames;

  @Mixin private TuningOptions tuning = new TuningOptions();
  @Mixin private PlayerOption player = new PlayerOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    if (tuningGames < 4 || tuningGames % 2 != 0) {
      throw console.wrongUse("--tuning: expected an even number from 4, found " + tuningGames);
    }
    ExperimentRun run = ExperimentRun.withAgentsBy("--strength and --worker", options, console);
    run.requireTwoPlayers("study");
    return run.answer(
        new Study(
            run.baseArm(),
            study.strengths(console),
            study.worker(),
            study.numbers(new Variation(run.knobs(), "--number"), run.base(), console),
            study.screeningPairs(console),
            study.most(console),
            study.tuned(console),
            tuning.targets(console),
            new Study.Effort(
                tuningGames / 2, tuning.freshPairs(console), tuning.budget(tuningGames, console)),
            player.player(run.players()),
            options.seed()),
        folder,
        json);
  }
}
