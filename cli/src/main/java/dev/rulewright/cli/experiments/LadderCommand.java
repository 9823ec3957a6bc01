package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.experiments.ladder.Ladder;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Rates agents.
@Command(name = "ladder")
public final class LadderCommand implements Callable<Integer> {

  private static final int FEWEST_ROUNDS = 2;

  @Option(names = "--agents", paramLabel = "AGENT,…", required = true)
  private String agents = "";

  @Option(names = "--games", paramLabel = "N", defaultValue = "400")
  private int games;

  @Option(names = "--anchor", paramLabel = "AGENT")
  private @Nullable String anchor;

  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    requireRounds();
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    console.requireTwoPlayers("ladder", run.factory().box());
    // Read now that agents of one's own are known.
    List<Field> meeting = meeting();
    List<String> names = meeting.stream().map(Field::value).toList();
    // Each is made once, so that what is wrong with it is told before the first game.
    meeting.forEach(agent -> run.arm("check", List.of(agent)));
    return run.answer(
        new Ladder(
            run.baseArm(),
            names,
            run.players().stream().map(Player::id).toList(),
            run.grouping().turnsStart(),
            games / Ladder.GAMES_OF_A_ROUND,
            anchor == null ? null : anchor(anchor, names)));
  }

  private void requireRounds() {
    BatchOptions.checkGames(games, console);
    int fewest = FEWEST_ROUNDS * Ladder.GAMES_OF_A_ROUND;
    if (games < fewest || games % Ladder.GAMES_OF_A_ROUND != 0) {
      throw console.wrongUse(
          "--games: expected a multiple of %d from %d, found %d"
              .formatted(Ladder.GAMES_OF_A_ROUND, fewest, games));
    }
  }

  /// The agents, each as the value of a setting that says who plays.
  private List<Field> meeting() {
    List<Field> fields = AgentOptions.each(agents);
    if (fields.size() < 2) {
      throw BadInput.at(Place.of("--agents"))
          .found(agents)
          .expected("two or more agents with commas between them");
    }
    return fields;
  }

  private static String anchor(String text, List<String> names) {
    var place = Place.of("--anchor");
    String name = AgentCatalogue.standard().read(text, place).toString();
    if (!names.contains(name)) {
      throw BadInput.at(place).found(text).expected("one of " + String.join(", ", names));
    }
    return name;
  }
}
