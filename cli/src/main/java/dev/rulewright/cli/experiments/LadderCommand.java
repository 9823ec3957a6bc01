package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.LadderOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.experiments.Ladder;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Rates agents in a round robin.
@Command(
    name = "ladder",
    description = {
      "Rates agents: every two of them play on both sides, each side beginning as often, with the same"
          + " chance; ratings in Elo with 95 %% intervals, what each scored on each side, and whom the"
          + " game favours where two agents meet."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright ladder --agents random,greedy,heuristic",
      "  rulewright ladder --agents greedy,ismcts:iterations=100,ismcts:iterations=1000 --games 80"
          + " --out out/ladder",
      "  rulewright report out/ladder"
    })
public final class LadderCommand implements Callable<Integer> {

  @Mixin private LadderOptions ladder = new LadderOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ladder.check(console);
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    run.requireTwoPlayers("ladder");
    // Read now that agents of one's own are known.
    List<Field> agents = ladder.agents();
    String anchor = ladder.anchor();
    // Each is made once, so that what is wrong with it is told before the first game.
    agents.forEach(agent -> run.arm("check", List.of(agent)));
    return run.answer(
        new Ladder(
            run.baseArm(),
            agents.stream().map(Field::value).toList(),
            run.players().stream().map(Player::id).toList(),
            ladder.rounds(),
            anchor),
        folder,
        json);
  }
}
