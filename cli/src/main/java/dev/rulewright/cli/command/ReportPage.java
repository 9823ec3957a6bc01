package dev.rulewright.cli.command;

import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.GameLengths;
import dev.rulewright.reports.charts.MoveKind;
import dev.rulewright.reports.charts.MovesByKind;
import dev.rulewright.reports.charts.NoFonts;
import dev.rulewright.reports.charts.TableCharts;
import dev.rulewright.reports.charts.WinRateChanges;
import dev.rulewright.reports.charts.WinRates;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.markdown.MarkdownReport;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.PartialAnswers;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a report says of a folder of results.
///
/// @param warnings is told what cannot be drawn, and why
record ReportPage(ResultFolder results, MissionCombat combat, Consumer<String> warnings) {

  /// The page: what was asked and answered first, then pictures, then numbers.
  Page page() {
    var sections = new ArrayList<Page.Section>();
    results
        .conclusion()
        .ifPresent(found ->
            sections.add(
                new Page.Answer(found, results.command(), PartialAnswers.among(results.tables()))));
    if (results.conclusion().isEmpty()) {
      results
          .command()
          .map(command -> new Page.Run(List.of(new Page.Fact("Command", command))))
          .ifPresent(sections::add);
    }
    if (results.basis().isEmpty()) {
      sections.add(new Page.Assumptions(assumptions()));
    }
    results.onlyGames().ifPresent(games -> sections.add(new Page.Verdicts(games)));
    List<Chart> charts = charts();
    if (!charts.isEmpty()) {
      sections.add(new Page.Charts(charts));
    }
    List<ResultTable> tables = results.allTables();
    if (!tables.isEmpty()) {
      sections.add(new Page.Tables(tables));
    }
    results.conclusion().ifPresent(found -> sections.add(new Page.Notes(notes(found))));
    if (!results.basis().isEmpty()) {
      sections.add(new Page.Basis(results.basis()));
    }
    return new Page(
        title(), results.conclusion().isEmpty() ? lead() : "", combat.rulebook(), sections);
  }

  private List<String> notes(Conclusion found) {
    return Stream.concat(found.notes().stream(), Stream.of(lead())).toList();
  }

  String markdown() {
    return MarkdownReport.of(title(), lead(), results, assumptions());
  }

  /// What lies in the folder tells the assumptions of its own data.
  private List<String> assumptions() {
    return results
        .conclusion()
        .map(Conclusion::assumed)
        .orElseGet(() -> results.basis().isEmpty() ? combat.material().assumptions() : List.of());
  }

  private String title() {
    return results
        .conclusion()
        .map(Conclusion::question)
        .orElseGet(() ->
            combat.rulebook().title()
                + " – "
                + results.path().toAbsolutePath().normalize().getFileName());
  }

  private String lead() {
    return "Made of "
        + results.files().stream()
            .filter(file -> file.endsWith(".csv") && !file.endsWith("-columns.csv"))
            .collect(Collectors.joining(", "))
        + "."
        + (results.basis().isEmpty() && results.conclusion().isEmpty()
            ? " What is assumed is told of the data that ship; other files may assume other things."
            : "");
  }

  private List<Chart> charts() {
    var charts = new ArrayList<Chart>();
    results
        .onlyGames()
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
    charts.addAll(TableCharts.of(results.tables()));
    try {
      NoFonts.check();
      return charts;
    } catch (NoFonts e) {
      warnings.accept(String.valueOf(e.getMessage()));
      return List.of();
    }
  }
}
