package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.SimulateCommand;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.rulings.GameEntry;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.reports.html.Chapters;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.storyboard.OtherAnswers;
import dev.rulewright.reports.storyboard.Storyboard;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.ScenarioFolder;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows every game at hand on one page: scenarios, what other answers change in them, who wins.
/// The first game is told at length.
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
    lines.add(List.of("game", "clauses", "questions open", "values assumed", "scenarios shown"));
    boolean allHold = true;
    for (BoxProvider provider : choice.providers()) {
      var game = GameEntry.of(provider, choice, console);
      int code = simulate(provider.name(), out.resolve(provider.name()));
      if (code != 0) {
        return code;
      }
      // The first game is told at length, the others more shortly.
      var told = new DemoPage(game, stories(game.box(), pages.isEmpty()), pages.isEmpty());
      pages.add(told.page(out, console));
      lines.add(told.line());
      allHold &= told.holds();
    }
    Path page =
        WholeFile.write(out.resolve("index.html"), new Chapters(TITLE, lead(), pages).html());
    console.out().print(Paragraph.columns(lines, column -> column > 0 && column < 4));
    console.print("Open " + page + " in a browser.");
    return allHold ? 0 : 1;
  }

  private String lead() {
    return ("Positions out of rulebooks, played step by step with the clauses behind each step, and"
            + " what comes of them where the text can be read otherwise; then %,d games that the"
            + " program played against itself. So few games say little, as their intervals show,"
            + " and they rest on values that are assumed: a share says something about these data"
            + " and these agents, not about the printed game.")
        .formatted(games);
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

  /// What is shown of a game: all that its table of contents names, or the first of it.
  private List<DemoPage.Group> stories(Box<?, ?> box, boolean all) {
    Path folder = choice.scenarioFolders().of(box.name());
    return Contents.in(ScenarioFolder.at(folder)).shown().stream()
        .limit(all ? Integer.MAX_VALUE : 1)
        .map(group ->
            new DemoPage.Group(
                group.heading(),
                group.files().stream()
                    .limit(all ? Integer.MAX_VALUE : 1)
                    .map(file -> story(ScenarioFiles.read(folder.resolve(file)), all))
                    .toList()))
        .toList();
  }

  private Storyboard.Story story(Scenario scenario, boolean withOthers) {
    return story(scenario, choice.chosen(scenario, console).box(), withOthers);
  }

  /// A scenario that tells the outcome under several readings says itself what they change.
  private static <P, M> Storyboard.Story story(
      Scenario scenario, Box<P, M> box, boolean withOthers) {
    Optional<OtherAnswers> others =
        withOthers && scenario.under().isEmpty()
            ? Optional.of(
                OtherAnswers.of(
                    Line.of(scenario.plain(scenario.reading()), Line.played(scenario, box), box),
                    false,
                    box.sentences().in(DemoPage.LANGUAGE),
                    () -> {}))
            : Optional.empty();
    return new Storyboard.Story(Plays.of(scenario, box), others);
  }
}
