package dev.rulewright.cli.files;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.files.JsonFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    description = {
      "Makes one file of a folder that simulate, impact, check or an experiment (compare, sweep,"
          + " tune, ladder, study) wrote: report.html, which needs no other file and no network,"
          + " prints well and sorts its tables; or report.md."
    },
    footer = {
      "  rulewright report out/impact",
      "  rulewright report out/check --game mission-combat --format markdown"
    })
public final class ReportCommand implements Callable<Integer> {

  /// How a report is written; the names are those that are typed.
  private enum ReportFormat {
    html,
    markdown
  }

  @Parameters(paramLabel = "FOLDER", description = "The folder with the results.")
  private Path path = Path.of("");

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "html",
      description = "html or markdown (default: ${DEFAULT-VALUE}).")
  private ReportFormat format = ReportFormat.html;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ReportPage report = ReportPage.of(path, box(), console::warn);
    Path written =
        switch (format) {
          case html -> WholeFile.write(path.resolve("report.html"), report.page().html());
          case markdown -> WholeFile.write(path.resolve("report.md"), report.markdown());
        };
    console.written(written);
    return 0;
  }

  /// The game of the run, or, where the folder names none, the one that the options mean.
  private Box<?, ?> box() {
    Path manifest = path.resolve("manifest.json");
    String named = Files.exists(manifest) ? JsonFile.read(manifest).textIfThere("game") : "";
    return named.isEmpty()
        ? game.box(console)
        : game.box(game.boxes().provider(named, Place.of(manifest.toString())), console);
  }
}
