package dev.rulewright.cli.command;

import dev.rulewright.cli.output.Console;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.GameLengths;
import dev.rulewright.reports.charts.MoveKind;
import dev.rulewright.reports.charts.MovesByKind;
import dev.rulewright.reports.charts.NoFonts;
import dev.rulewright.reports.charts.WinRateChanges;
import dev.rulewright.reports.charts.WinRates;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.markdown.MarkdownReport;
import dev.rulewright.reports.results.ResultFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Makes one file of a folder of results, to send on.
@Command(
    name = "report",
    description = {
      "Makes one file of a folder that simulate, impact or check wrote: report.html, which needs no"
          + " other file and no network, prints well and sorts its tables; or report.md."
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
    ResultFolder results =
        ResultFolder.read(path, combat.players().stream().map(Faction::id).toList());
    var folder = new Folder(path);
    Path written =
        switch (format) {
          case html -> folder.write("report.html", page(results, combat).html());
          case markdown ->
              folder.write(
                  "report.md",
                  MarkdownReport.of(
                      title(combat), lead(results), results, assumptions(results, combat)));
        };
    console.out().println("Written: " + written);
    return 0;
  }

  private Page page(ResultFolder results, MissionCombat combat) throws IOException {
    var sections = new ArrayList<Page.Section>();
    if (results.basis().isEmpty()) {
      sections.add(new Page.Assumptions(assumptions(results, combat)));
    }
    results.games().ifPresent(games -> sections.add(new Page.Verdicts(games)));
    List<Chart> charts = charts(results, combat);
    if (!charts.isEmpty()) {
      sections.add(new Page.Charts(charts));
    }
    if (!results.allTables().isEmpty()) {
      sections.add(new Page.Tables(results.allTables()));
    }
    if (!results.basis().isEmpty()) {
      sections.add(new Page.Basis(results.basis()));
    }
    return new Page(title(combat), lead(results), combat.rulebook(), sections);
  }

  /// A basis that lies in the folder tells the assumptions of its own data.
  private static List<String> assumptions(ResultFolder results, MissionCombat combat) {
    return results.basis().isEmpty() ? combat.material().assumptions() : List.of();
  }

  private String title(MissionCombat combat) {
    return combat.rulebook().title() + " – " + path.toAbsolutePath().normalize().getFileName();
  }

  private static String lead(ResultFolder results) {
    return "Made of "
        + results.files().stream()
            .filter(file -> file.endsWith(".csv") && !file.endsWith("-columns.csv"))
            .collect(Collectors.joining(", "))
        + "."
        + (results.basis().isEmpty()
            ? " What is assumed is told of the data that ship; other files may assume other things."
            : "");
  }

  private List<Chart> charts(ResultFolder results, MissionCombat combat) {
    var charts = new ArrayList<Chart>();
    results
        .games()
        .ifPresent(games ->
            charts.addAll(
                List.of(
                    WinRates.chart(games),
                    GameLengths.chart(games),
                    MovesByKind.chart(games, MoveKind.MISSION_COMBAT))));
    results
        .impacts()
        .ifPresent(impacts ->
            charts.add(
                WinRateChanges.chart(
                    impacts, combat.players().getFirst().id(), "What it rests on stands below.")));
    try {
      charts.forEach(chart -> chart.element(Format.PAGE));
      return charts;
    } catch (NoFonts e) {
      console.warn(String.valueOf(e.getMessage()));
      return List.of();
    }
  }
}
