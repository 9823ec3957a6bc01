package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentCall;
import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.experiments.file.ExperimentReader;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.input.experiment.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.rulings.ReplayEntry;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario.Start;
import dev.rulewright.scenarios.file.ScenarioReader;
import dev.rulewright.scenarios.telling.TranscriptText;
import dev.rulewright.scenarios.telling.TranscriptText.Pictures;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.kit.Setup;
import dev.rulewright.simulator.runs.KeptGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tells a game that a folder of results keeps.
@Command(name = "game")
public final class GameCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "FOLDER")
  private Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "N")
  private long number;

  @Option(names = "--arm", paramLabel = "ARM")
  private @Nullable String arm;

  @Option(names = "--save", paramLabel = "FILE")
  private @Nullable Path save;

  @Option(names = "--pictures", paramLabel = "WHICH", defaultValue = "given")
  private Pictures pictures = Pictures.GIVEN;

  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  /// The options that say what the games of any command are made of besides their arm: the game and
  /// its data, where they begin, and agents of one's own.
  @Command
  private static final class Origin {

    @Mixin private GameChoice game = new GameChoice();
    @Mixin private StartOptions start = new StartOptions();
    @Mixin private AgentOptions agents = new AgentOptions();

    /// What a call says of them; its other options are left alone. From now on agents of one's own
    /// can be named.
    static Origin of(ExperimentCall call) {
      Origin origin = call.appliedTo(new Origin());
      origin.game.boxes();
      origin.agents.catalogue();
      return origin;
    }

    /// What makes the games.
    KitBatchFactory factory(Console console) {
      return new KitBatchFactory(start.chosen(game, console), null, false, "");
    }

    /// What makes the games of an arm, from where they begin.
    KitBatchFactory factory(Setup<?, ?> arm, Console console) {
      return start.applied(factory(console), arm, console);
    }
  }

  @Override
  public Integer call() throws IOException {
    KeptGame kept = KeptGame.find(folder, number, Optional.ofNullable(arm));
    Origin origin = Origin.of(ExperimentReader.of(folder, console.spec()));
    Setup<?, ?> setup =
        origin
            .factory(console)
            .check(kept.arm().fields(Place.of(folder + ", arm " + kept.arm().name())));
    KitBatchFactory factory = origin.factory(setup, console);
    GameStory<?, ?> story =
        story(factory.batch(kept.arm(), kept.record().seed()), factory, setup, kept);
    if (save != null) {
      save(save, story, factory, kept.arm());
    } else if (json.wanted()) {
      json.print(ReplayEntry.json(story.told()), console.out());
    } else {
      console.print(new TranscriptText("en", console.ink(), pictures).write(story.told()));
    }
    return 0;
  }

  private <P, M> GameStory<P, M> story(
      Batch<P, M> batch, KitBatchFactory factory, Setup<?, ?> setup, KeptGame kept) {
    GameRecord record = kept.record();
    var moves = new ArrayList<M>();
    // The first game of all is the same alone and in a group.
    boolean isAlone = record.pair() == record.game();
    GameRecord again = (isAlone ? batch.alone() : batch).play(number, moves::add);
    if (again.course() != record.course()) {
      throw BadInput.at(Place.of(folder.toString()))
          .because(
              "game %d does not come out as it was kept (%s after %d turns, not %s after %d): it was played by another version of the rules or the agents, or with other files\nMaybe play it anew: rulewright run %s."
                  .formatted(
                      number,
                      again.winner(),
                      again.turns(),
                      record.winner(),
                      record.turns(),
                      folder.resolve(ExperimentFile.NAME)));
    }
    return new GameStory<>(
        batch.game(),
        factory.game().choices(),
        setup.reading(),
        factory.start().isEmpty() ? Start.OPENING : Start.GIVEN,
        record,
        moves,
        "rulewright game %s %d --arm %s".formatted(folder, number, record.arm()));
  }

  /// Writes the scenario if it says all that the game rests on.
  private void save(Path file, GameStory<?, ?> story, KitBatchFactory factory, Arm played)
      throws IOException {
    String text = story.scenario();
    if (!passes(text, factory)) {
      throw BadInput.at(Place.of("--save"))
          .because(
              "a scenario cannot say what is set in this game: %s\nMaybe without --save, which tells it."
                  .formatted(played.changes()));
    }
    WholeFile.write(file, text);
    console.written(file);
    if (!factory.game().files().isEmpty()) {
      console.print("Replay it with the data files of " + folder);
    }
  }

  /// Whether the scenario passes by the rules that it names and the data of the run.
  private static boolean passes(String text, KitBatchFactory factory) {
    try {
      return Plays.of(ScenarioReader.read(text, "the scenario"), factory.box()).passed();
    } catch (BadInput _) {
      return false;
    }
  }
}
