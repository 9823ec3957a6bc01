package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.ExperimentRun;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.PrintedNames;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.scenarios.Emphasis;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.TranscriptText;
import dev.rulewright.scenarios.TranscriptText.Pictures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Shows what there is: the examples of the rulebook and a batch of games, on the terminal and in a
/// folder.
@Command(
    name = "demo",
    description = {
      "Replays the four examples of the rulebook of Mission: Combat!, plays a batch of games, and"
          + " writes transcripts, CSV, charts and a page that shows them all into the folder of"
          + " --out (default: out/demo).",
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
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    batch.check(console);
    folder.otherwise(Path.of("out", "demo"));
    experiment.only("mission-combat", "demo");
    ExperimentRun run = ExperimentRun.of(experiment, batch::agents, console);
    Files.createDirectories(Objects.requireNonNull(folder.path()));
    SequencedMap<Path, Transcript<?, ?>> stories = stories();
    stories.values().forEach(story -> console.out().println(told(story, console.ink())));
    console.out().flush();
    int code = run.answer(run.simulation(batch), folder, new JsonOption());
    if (code != 0) {
      return code;
    }
    write(Objects.requireNonNull(folder.path()), stories);
    return stories.values().stream().allMatch(Transcript::passed) ? 0 : 1;
  }

  /// The examples by their files: `example-1.yaml` and so on; variants of them have longer names.
  private static SequencedMap<Path, Transcript<?, ?>> stories() {
    var stories = new LinkedHashMap<Path, Transcript<?, ?>>();
    for (Path file : ScenarioFiles.under(ProjectFolder.scenarios("mission-combat"))) {
      if (file.getFileName().toString().matches("example-[0-9]+\\.yaml")) {
        stories.put(
            file, Replay.of(Opening.of(ScenarioFiles.read(file), MissionCombatBox.standard())));
      }
    }
    return stories;
  }

  private static String told(Transcript<?, ?> story, Emphasis emphasis) {
    return new TranscriptText("en", emphasis, Pictures.GIVEN).write(story);
  }

  private void write(Path out, SequencedMap<Path, Transcript<?, ?>> stories) throws IOException {
    var written = new DemoFolder(out);
    for (var story : stories.entrySet()) {
      written.writeStory(story.getKey(), told(story.getValue(), Emphasis.NONE));
    }
    var combat = MissionCombat.standard();
    PrintedNames names = PrintedNames.of(combat.material());
    ResultFolder results =
        names.in(ResultFolder.read(out, combat.players().stream().map(Faction::id).toList()));
    List<String> files =
        written.writeReport(
            new ReportPage(results, combat, names.assumptions(), console::warn),
            List.copyOf(stories.values()));
    console.out().println("\n" + console.ink().of(Part.TITLE, "Written to " + out + ":"));
    files.forEach(file -> console.out().println("  " + file));
    console.out().println("Open " + out.resolve("index.html") + " in a browser.");
  }
}
