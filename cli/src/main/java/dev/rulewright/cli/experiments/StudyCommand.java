package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.PlayerOption;
import dev.rulewright.cli.input.experiment.TuningOptions;
import dev.rulewright.cli.input.experiment.Variation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.Strength;
import dev.rulewright.simulator.experiments.study.Study;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Answers what a publisher asks of a box.
@Command(name = "study")
public final class StudyCommand implements Callable<Integer> {

  private static final Pattern STRENGTH = Pattern.compile("(.+)/([0-9]{1,7})");

  @Option(
      names = "--strength",
      paramLabel = "AGENT/GAMES,…",
      defaultValue =
          "random/1000,greedy/1000,ismcts:iterations=100/300,heuristic/3000,ismcts:iterations=1000/100",
      split = ",")
  private List<String> strengths = List.of();

  @Option(names = "--worker", paramLabel = "AGENT", defaultValue = "heuristic")
  private String worker = "";

  @Option(names = "--number", paramLabel = "KEY[=LOW..HIGH]")
  private List<String> numbers = List.of();

  @Option(names = "--reach", paramLabel = "STEPS", defaultValue = "2")
  private int reach;

  @Option(names = "--screening", paramLabel = "GAMES", defaultValue = "120")
  private int screening;

  @Option(names = "--most", paramLabel = "N", defaultValue = "5")
  private int most;

  @Option(names = "--tuned", paramLabel = "N", defaultValue = "3")
  private int tuned;

  @Option(names = "--tuning", paramLabel = "GAMES", defaultValue = "400")
  private int tuningGames;

  @Mixin private TuningOptions tuning = new TuningOptions();
  @Mixin private PlayerOption player = new PlayerOption();
  @Mixin private ExperimentOptions options = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    console.require("--reach", reach, 1);
    console.require("--most", most, 1);
    if (tuned < 1 || tuned > most) {
      throw console.wrongUse(
          "--tuned: expected a number from 1 to %d, found %d".formatted(most, tuned));
    }
    ExperimentRun run = ExperimentRun.withAgentsBy("--strength and --worker", options, console);
    console.requireTwoPlayers("study", run.factory().box());
    Grouping grouping = run.grouping();
    BatchOptions.requireGroups("--tuning", tuningGames, grouping, console);
    BatchOptions.requireGroups("--screening", screening, grouping, console);
    var variation = new Variation(run.knobs(), "--number");
    return run.answer(
        new Study(
            run.baseArm(),
            strengths(grouping),
            agent(worker, Place.of("--worker")),
            numbers.isEmpty()
                ? variation.unset(reach, run.base())
                : variation.dials(numbers, reach, run.base()),
            screening / grouping.size(),
            most,
            tuned,
            tuning.targets(grouping, console),
            new Study.Effort(
                tuningGames / grouping.size(),
                tuning.freshGroups(grouping, console),
                tuning.budget(tuningGames, "--tuning", console)),
            player.player(run.players()),
            grouping,
            options.seed()));
  }

  /// Who plays, from weak to strong.
  private List<Strength> strengths(Grouping grouping) {
    List<Strength> read = strengths.stream().map(each -> strength(each, grouping)).toList();
    if (read.stream().map(Strength::agent).distinct().count() < read.size()) {
      throw console.wrongUse("--strength: an agent is named twice");
    }
    return read;
  }

  private static Strength strength(String text, Grouping grouping) {
    var place = Place.of("--strength");
    Matcher matcher = STRENGTH.matcher(text);
    int games = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
    int size = grouping.size();
    if (games < 2 * size || games % size != 0) {
      throw BadInput.at(place)
          .found(text)
          .expected(
              "an agent and %s number of games from %d, such as heuristic/1000"
                  .formatted(size == 2 ? "an even" : "a", 2 * size));
    }
    return new Strength(agent(matcher.group(1), place), games / size);
  }

  private static String agent(String text, Place place) {
    return AgentCatalogue.standard().read(text, place).toString();
  }
}
