package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.ExperimentRun;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.html.Page;
import dev.rulewright.scenarios.Emphasis;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.TranscriptText;
import dev.rulewright.scenarios.TranscriptText.Pictures;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.kit.KitWorkshop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Replays the examples of the rulebook of Mission: Combat!, plays games, and shows it all on a
/// page.
@Command(name = "demo")
public final class DemoCommand implements Callable<Integer> {

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private Console console = new Console();

  private final List<Page.Written> written = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    BatchOptions.checkGames(batch.games(), console);
    FolderOptions folder = experiment.folder();
    folder.otherwise(Path.of("out", "demo"));
    experiment.only("mission-combat", "demo");
    ExperimentRun run = ExperimentRun.of(experiment, batch::agents, console);
    Path out = Objects.requireNonNull(folder.path());
    Files.createDirectories(out);
    Box<?, ?> box = KitWorkshop.standard(run.workshop().game().name(), "").box();
    SequencedMap<Path, Transcript<?, ?>> stories = stories(box);
    stories.values().forEach(story -> console.print(told(story, console.ink())));
    console.out().flush();
    int code = run.answer(run.simulation(batch), new JsonOption());
    if (code != 0) {
      return code;
    }
    write(out, box, stories);
    return stories.values().stream().allMatch(Transcript::passed) ? 0 : 1;
  }

  /// The examples by their files: `example-1.yaml` and so on; variants of them have longer names.
  private static SequencedMap<Path, Transcript<?, ?>> stories(Box<?, ?> box) {
    var stories = new LinkedHashMap<Path, Transcript<?, ?>>();
    for (Path file : ScenarioFiles.under(ProjectFolder.scenarios(box.name()))) {
      if (file.getFileName().toString().matches("example-[0-9]+\\.yaml")) {
        stories.put(file, Replay.of(Opening.of(ScenarioFiles.read(file), box)));
      }
    }
    return stories;
  }

  private static String told(Transcript<?, ?> story, Emphasis emphasis) {
    return new TranscriptText("en", emphasis, Pictures.GIVEN).write(story);
  }

  /// Writes everything beside the run of the games; charts are drawn from the tables that it wrote.
  private void write(Path out, Box<?, ?> box, SequencedMap<Path, Transcript<?, ?>> stories)
      throws IOException {
    for (var story : stories.entrySet()) {
      String name = story.getKey().getFileName().toString().replace(".yaml", ".txt");
      String told = told(story.getValue(), Emphasis.NONE);
      write(out, "examples/" + name, told, "an example of the rulebook, step by step");
    }
    ReportPage report = ReportPage.of(out, box, console::warn);
    written.add(new Page.Written("games.csv", "one line for each game"));
    written.add(new Page.Written("games-columns.csv", "what the columns of games.csv mean"));
    write(out, "summary.md", report.markdown(), "the games summed up");
    for (Chart chart : report.charts()) {
      String name = "charts/" + chart.id();
      WholeFile.write(out.resolve(name + ".png"), chart.png(Format.PAGE));
      written.add(new Page.Written(name + ".png", "a chart, 300 dots per inch"));
      write(out, name + ".svg", chart.svg(Format.PAGE), "the same chart, as lines");
    }
    String page = page(report, List.copyOf(stories.values())).html();
    write(out, "index.html", page, "all of it on one page");
    console.print("\n" + console.ink().of(Part.TITLE, "Written to " + out + ":"));
    written.forEach(file -> console.print("  " + file.name()));
    console.print("Open " + out.resolve("index.html") + " in a browser.");
  }

  private Page page(ReportPage report, List<Transcript<?, ?>> stories) {
    var sections = new ArrayList<Page.Section>(report.sections());
    sections.add(new Page.Stories(stories));
    sections.add(new Page.Files(written));
    return new Page(
        report.rulebook().title() + " – rules that run",
        "The four examples of the rulebook, replayed with the clauses that decide each step, and a"
            + " batch of simulated games: "
            + report.title(),
        report.rulebook(),
        sections);
  }

  private void write(Path out, String name, String text, String holds) throws IOException {
    WholeFile.write(out.resolve(name), text);
    written.add(new Page.Written(name, holds));
  }
}
