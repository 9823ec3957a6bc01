package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.experiments.file.ExperimentReader;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.files.JsonFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Makes one file of a folder of results.
@Command(name = "report")
public final class ReportCommand implements Callable<Integer> {

  /// How a report is written.
  private enum ReportFormat {
    HTML,
    MARKDOWN
  }

  @Parameters(paramLabel = "FOLDER")
  private Path path = Path.of("");

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "html")
  private ReportFormat format = ReportFormat.HTML;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ResultFolder.check(path);
    ReportPage report = ReportPage.of(path, box(), console::warn);
    Path written =
        switch (format) {
          case HTML -> WholeFile.write(path.resolve("report.html"), report.page().html());
          case MARKDOWN -> WholeFile.write(path.resolve("report.md"), report.markdown());
        };
    console.written(written);
    return 0;
  }

  /// The game that the results name, with the options that a run was played with, or else the one
  /// that their folder or the options mean.
  private Box<?, ?> box() {
    Path manifest = path.resolve("manifest.json");
    String named = Files.exists(manifest) ? JsonFile.read(manifest).textIfThere("game") : "";
    Optional<Word> word =
        Optional.of(new Word(named, Place.of(manifest.toString())))
            .filter(game -> !game.text().isEmpty());
    return chosen().box(word, path, console);
  }

  /// The options of the game in the call that made a folder.
  @Command
  private static final class Made {
    @Mixin private GameChoice game = new GameChoice();
  }

  private GameChoice chosen() {
    if (!Files.exists(path.resolve(ExperimentFile.NAME))
        || console.spec().commandLine().getParseResult().hasMatchedOption("--game-path")) {
      return game;
    }
    return ExperimentReader.of(path, console.spec()).appliedTo(new Made()).game;
  }
}
