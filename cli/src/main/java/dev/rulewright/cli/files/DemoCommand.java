package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.SimulateCommand;
import dev.rulewright.cli.experiments.Simulation;
import dev.rulewright.cli.experiments.SimulationEntry;
import dev.rulewright.cli.experiments.SimulationText;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.input.SettingOptions;
import dev.rulewright.cli.input.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.scenarios.Emphasis;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.TranscriptText;
import dev.rulewright.scenarios.TranscriptText.Pictures;
import dev.rulewright.simulator.batch.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows what there is: the examples of the rulebook and a batch of games, on the terminal and in a
/// folder.
@Command(
    name = "demo",
    description = {
      "Replays the four examples of the rulebook, plays a batch of games, and writes transcripts,"
          + " CSV, charts and a page that shows them all.",
      "The exit code is 1 if an example does not hold."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright demo",
      "  rulewright demo --games 10000 --agents marines=heuristic,portalists=random --out showcase"
    })
public final class DemoCommand implements Callable<Integer> {

  @Mixin private BatchOptions batch = new BatchOptions();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "out/demo",
      description = "Folder to write to (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("out", "demo");

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    batch.check(console);
    var simulation =
        Simulation.of(new GameOptions(), new SettingOptions(), new StartOptions(), batch, console);
    List<Path> files = examples();
    Files.createDirectories(out);
    var folder = new DemoFolder(out);
    var stories = new ArrayList<Transcript<?, ?>>();
    for (Path file : files) {
      Transcript<?, ?> story =
          Replay.of(Opening.of(ScenarioFiles.read(file), MissionCombatBox.standard()));
      stories.add(story);
      console.out().println(told(story, console.ink()));
      folder.writeStory(file, told(story, Emphasis.NONE));
    }
    console.out().flush();
    play(simulation, stories, folder);
    return stories.stream().allMatch(Transcript::passed) ? 0 : 1;
  }

  /// The files of the examples, `example-1.yaml` and so on; variants of them have longer names.
  private static List<Path> examples() {
    return ScenarioFiles.under(ProjectFolder.scenarios("mission-combat")).stream()
        .filter(file -> file.getFileName().toString().matches("example-[0-9]+\\.yaml"))
        .toList();
  }

  private static String told(Transcript<?, ?> story, Emphasis emphasis) {
    return new TranscriptText("en", emphasis, Pictures.GIVEN).write(story);
  }

  private void play(
      Simulation simulation, List<? extends Transcript<?, ?>> stories, DemoFolder folder)
      throws IOException {
    try (Engine engine = batch.engine(console);
        var interruption = Interruption.awaited(console.err())) {
      var summary =
          simulation
              .played(
                  engine,
                  Progress.on(console.err(), simulation.games(), interruption),
                  interruption,
                  folder.games())
              .map(known -> SimulationEntry.of(simulation, known));
      summary.ifPresent(known -> new SimulationText(console.ink()).print(known, console.out()));
      List<String> written = folder.writeReport(simulation, summary, stories, console::warn);
      console.out().println("\n" + console.ink().of(Part.TITLE, "Written to " + out + ":"));
      written.forEach(file -> console.out().println("  " + file));
      console.out().println("Open " + out.resolve("index.html") + " in a browser.");
      console.out().flush();
      SimulateCommand.tellIfStopped(summary, simulation, console);
    }
  }
}
