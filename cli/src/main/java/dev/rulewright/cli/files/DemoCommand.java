package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.SimulateCommand;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.rulings.GameEntry;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.html.Chapters;
import dev.rulewright.reports.html.Page;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows every game at hand on one page: what its rulebook settles, a scenario, a batch of games.
@Command(name = "demo")
public final class DemoCommand implements Callable<Integer> {

  private static final String TITLE = "Rulebooks that run";

  @Option(names = "--games", paramLabel = "N", defaultValue = "200")
  private long games;

  @SuppressWarnings("UnusedVariable") // it is passed on as it was given
  @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
  private long seed;

  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private Console console = new Console();

  private final GameChoice choice = new GameChoice();

  @Override
  public Integer call() throws IOException {
    BatchOptions.checkGames(games, console);
    threads.check(console);
    folder.otherwise(Path.of("out", "demo"));
    Path out = Objects.requireNonNull(folder.path());
    Files.createDirectories(out);
    var pages = new ArrayList<Page>();
    var lines = new ArrayList<List<String>>();
    lines.add(List.of("game", "clauses", "questions open", "values assumed", "first scenario"));
    boolean allHold = true;
    for (BoxProvider provider : choice.providers()) {
      var game = new GameEntry(provider, choice.box(provider, console));
      int code = simulate(provider.name(), out.resolve(provider.name()));
      if (code != 0) {
        return code;
      }
      Plays story = story(game.box());
      pages.add(page(game, story, out));
      lines.add(line(game, story));
      allHold &= story.passed();
    }
    Path page =
        WholeFile.write(out.resolve("index.html"), new Chapters(TITLE, lead(), pages).html());
    console.out().print(Paragraph.columns(lines, column -> column > 0 && column < 4));
    console.print("Open " + page + " in a browser.");
    return allHold ? 0 : 1;
  }

  private String lead() {
    return "For each game: what its rulebook settles and what it leaves open; its first scenario,"
        + " an example of the rulebook where it has one, replayed with the clauses behind"
        + " each step;"
        + " and %,d games that the program played against itself. So few games say little, as"
            .formatted(games)
        + " their intervals show, and they rest on values that are assumed: a share says something"
        + " about these data and these agents, not about the printed game.";
  }

  private static List<String> line(GameEntry game, Plays story) {
    return List.of(
        game.box().name(),
        String.valueOf(game.box().rulebook().clauses().size()),
        String.valueOf(game.box().rulebook().questions().size()),
        String.valueOf(game.assumed().size()),
        story.passed() ? "holds" : "fails");
  }

  /// Plays as `simulate` does, into a folder of its own.
  ///
  /// @return the exit code
  private int simulate(String game, Path kept) throws IOException {
    CommandLine simulate =
        Objects.requireNonNull(
            console.spec().commandLine().getParent().getSubcommands().get("simulate"));
    simulate.setOut(new PrintWriter(Writer.nullWriter()));
    var words = new ArrayList<>(console.given("--games", "--out"));
    words.addAll(List.of("--game=" + game, "--games=" + games, "--out=" + kept));
    simulate.parseArgs(words.toArray(String[]::new));
    return simulate.<SimulateCommand>getCommand().call();
  }

  private Plays story(Box<?, ?> box) {
    Path first = ScenarioFiles.under(ProjectFolder.scenarios(box.name())).getFirst();
    Scenario scenario = ScenarioFiles.read(first);
    return Plays.of(scenario, choice.chosen(scenario, console).box());
  }

  private Page page(GameEntry game, Plays story, Path out) throws IOException {
    String name = game.box().name();
    ReportPage report = ReportPage.of(out.resolve(name), game.box(), console::warn);
    var sections = new ArrayList<Page.Section>();
    sections.add(new Page.Facts("What the rulebook settles", game.settled()));
    sections.add(new Page.Stories(List.of(story), "en"));
    var written = new ArrayList<Page.Written>();
    written.add(new Page.Written(name + "/games.csv", "one line for each game"));
    for (Page.Section section : report.sections()) {
      if (section instanceof Page.Charts charts) {
        for (Chart chart : charts.charts()) {
          String file = name + "/charts/" + chart.id();
          WholeFile.write(out.resolve(file + ".png"), chart.png(Format.PAGE));
          written.add(new Page.Written(file + ".png", "a chart, 300 dots per inch"));
          WholeFile.write(out.resolve(file + ".svg"), chart.svg(Format.PAGE));
          written.add(new Page.Written(file + ".svg", "the same chart, as lines"));
        }
      }
      if (!(section instanceof Page.Tables)) { // They are in the folder; `report` shows them.
        sections.add(section);
      }
    }
    sections.add(new Page.Files(written));
    return new Page(game.box().rulebook().title(), "", game.box().rulebook(), sections);
  }
}
