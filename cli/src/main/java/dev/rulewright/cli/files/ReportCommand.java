package dev.rulewright.cli.files;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.PrintedNames;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.results.ResultFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Makes one file of a folder of results, to send on.
@Command(
    name = "report",
    description = {
      "Makes one file of a folder that simulate, impact, check or an experiment (compare, sweep,"
          + " tune, ladder, study) wrote: report.html, which needs no other file and no network,"
          + " prints well and sorts its tables; or report.md."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright report out/impact",
      "  rulewright report out/check --format markdown"
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

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    var combat = MissionCombat.standard();
    PrintedNames names = PrintedNames.of(combat.material());
    ResultFolder results =
        names.in(ResultFolder.read(path, combat.players().stream().map(Faction::id).toList()));
    var report = new ReportPage(results, combat, names.assumptions(), console::warn);
    var folder = new Folder(path);
    Path written =
        switch (format) {
          case html -> folder.write("report.html", report.page().html());
          case markdown -> folder.write("report.md", report.markdown());
        };
    console.written(written);
    return 0;
  }
}
