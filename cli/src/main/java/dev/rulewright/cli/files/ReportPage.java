package dev.rulewright.cli.files;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.GameLengths;
import dev.rulewright.reports.charts.MovesByKind;
import dev.rulewright.reports.charts.NoFonts;
import dev.rulewright.reports.charts.WinRates;
import dev.rulewright.reports.charts.tables.TableCharts;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.markdown.MarkdownReport;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.PartialAnswers;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a report says of a folder of results.
///
/// @param rulebook that of the game
/// @param assumptions what stands in the data that ship without evidence
/// @param warnings is told what cannot be drawn, and why
record ReportPage(
    ResultFolder results, Rulebook rulebook, List<String> assumptions, Consumer<String> warnings) {

  /// Reads a folder.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it holds no results
  static ReportPage of(Path folder, Box<?, ?> box, Consumer<String> warnings) throws IOException {
    var names = new PrintedNames(box.printedNames());
    List<String> players = box.players().stream().<String>map(Player::id).toList();
    return new ReportPage(
        names.in(ResultFolder.read(folder, players)),
        box.rulebook(),
        names.sentences(box.game(Profile.STANDARD, Place.of("report")).assumptions()),
        warnings);
  }

  /// The page: what was asked and answered first, then pictures, then numbers.
  Page page() {
    return new Page(title(), "", rulebook, sections());
  }

  List<Page.Section> sections() {
    Optional<Conclusion> conclusion = conclusion();
    var sections = new ArrayList<Page.Section>();
    conclusion.ifPresent(found ->
        sections.add(
            new Page.Answer(found, results.command(), PartialAnswers.among(results.tables()))));
    sections.add(new Page.Assumptions(assumed()));
    results.onlyGames().ifPresent(games -> sections.add(new Page.Verdicts(games)));
    List<Chart> charts = charts();
    if (!charts.isEmpty()) {
      sections.add(new Page.Charts(charts));
    }
    List<ResultTable> tables = results.allTables();
    if (!tables.isEmpty()) {
      sections.add(new Page.Tables(tables));
    }
    List<String> notes = conclusion.map(Conclusion::notes).orElse(List.of());
    sections.add(new Page.Notes(Stream.concat(notes.stream(), Stream.of(madeOf())).toList()));
    return sections;
  }

  String markdown() {
    return MarkdownReport.of(title(), madeOf(), results.with(conclusion()), assumed());
  }

  /// What was asked and what it answers, if it is known what the folder is about.
  private Optional<Conclusion> conclusion() {
    return results
        .conclusion()
        .or(() ->
            results.tables().stream()
                .filter(table -> table.names().equals(Checks.NAMES))
                .findFirst()
                .map(this::ofChecks));
  }

  private Conclusion ofChecks(ResultTable table) {
    int verdict = table.column("verdict");
    return new Conclusion(
        "What do the rules guarantee?",
        Checks.sentence(table.rows().stream().map(row -> row.get(verdict)).toList()),
        List.of(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        List.of(),
        List.of("A verdict holds within the bound that stands beside it, never beyond."),
        assumptions);
  }

  private List<String> assumed() {
    return conclusion().map(Conclusion::assumed).orElse(assumptions);
  }

  String title() {
    return conclusion()
        .map(Conclusion::question)
        .orElseGet(() ->
            rulebook.title() + " – " + results.path().toAbsolutePath().normalize().getFileName());
  }

  private String madeOf() {
    return "Made of "
        + results.files().stream()
            .filter(file -> file.endsWith(".csv") && !file.endsWith("-columns.csv"))
            .collect(Collectors.joining(", "))
        + "."
        + (results.conclusion().isEmpty()
            ? " What is assumed is told of the data that ship; other files may assume other things."
            : "");
  }

  /// None where nothing can write letters; everything else does not depend on them.
  List<Chart> charts() {
    var charts = new ArrayList<Chart>();
    results
        .onlyGames()
        .ifPresent(games ->
            charts.addAll(
                List.of(
                    WinRates.chart(games),
                    GameLengths.chart(games),
                    MovesByKind.chart(games, GameKit.moveKinds(rulebook.game())))));
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
