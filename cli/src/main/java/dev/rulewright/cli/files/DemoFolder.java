package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.GameAnswer;
import dev.rulewright.cli.experiments.Simulation;
import dev.rulewright.cli.experiments.SimulationEntry;
import dev.rulewright.cli.experiments.SimulationText;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.PrintedNames;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.GameLengths;
import dev.rulewright.reports.charts.MovesByKind;
import dev.rulewright.reports.charts.NoFonts;
import dev.rulewright.reports.charts.WinRates;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.results.Assumed;
import dev.rulewright.reports.results.Games;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The folder that `demo` fills. The charts are drawn from the table of games that was written.
final class DemoFolder {

  private final Folder folder;
  private final List<Page.Written> written = new ArrayList<>();

  /// @param path a folder that is there
  DemoFolder(Path path) {
    folder = new Folder(path);
  }

  /// Writes how a scenario is told.
  ///
  /// @param file the scenario
  void writeStory(Path file, String story) throws IOException {
    String name = file.getFileName().toString().replace(".yaml", ".txt");
    write("examples/" + name, story, "an example of the rulebook, step by step");
  }

  /// Where the table of games is to be written.
  Path games() {
    return folder.path().resolve("games.csv");
  }

  /// Writes everything else, when the table of games is there.
  ///
  /// @param summary what the games say, unless there is none
  /// @param warnings is told what cannot be written, and why
  /// @return the files written, those of the examples included
  List<String> writeReport(
      Simulation simulation,
      Optional<SimulationEntry> summary,
      List<? extends Transcript<?, ?>> stories,
      Consumer<String> warnings)
      throws IOException {
    written.add(new Page.Written("games.csv", "one line for each game"));
    written.add(new Page.Written("games-columns.csv", "what the columns of games.csv mean"));
    if (summary.isPresent()) {
      write("summary.txt", text(summary.get()), "the games summed up");
    }
    Games games =
        Games.read(games(), simulation.combat().players().stream().map(Faction::id).toList());
    write("win-rates.csv", games.table().csv(), "who wins how often, with 95 % intervals");
    List<Chart> charts = charts(games, warnings);
    write("index.html", page(simulation, games, charts, stories).html(), "all of it on one page");
    return written.stream().map(Page.Written::name).toList();
  }

  /// No charts where nothing can write letters; everything else does not depend on them.
  private List<Chart> charts(Games games, Consumer<String> warnings) throws IOException {
    List<Chart> charts =
        List.of(
            WinRates.chart(games),
            GameLengths.chart(games),
            MovesByKind.chart(games, GameKit.moveKinds("mission-combat")));
    try {
      for (Chart chart : charts) {
        String name = "charts/" + chart.id();
        folder.write(name + ".png", chart.png(Format.PAGE));
        written.add(new Page.Written(name + ".png", "a chart, 300 dots per inch"));
        write(name + ".svg", chart.svg(Format.PAGE), "the same chart, as lines");
      }
      return charts;
    } catch (NoFonts e) {
      warnings.accept(String.valueOf(e.getMessage()));
      return List.of();
    }
  }

  private Page page(
      Simulation simulation,
      Games games,
      List<Chart> charts,
      List<? extends Transcript<?, ?>> stories) {
    var combat = simulation.combat();
    var facts =
        List.of(
            new Page.Fact("Command", simulation.command()),
            new Page.Fact("Games", "%,d of %,d".formatted(games.count(), simulation.games())),
            new Page.Fact("Agents", simulation.agentsByPlayer()),
            new Page.Fact("Seed", Long.toString(simulation.seed())),
            new Page.Fact("Reading", combat.reading()),
            new Page.Fact("Turn limit", combat.material().numbers().turnLimit() + " turns"));
    var sections = new ArrayList<Page.Section>();
    sections.add(
        new Page.Assumptions(Assumed.of(PrintedNames.of(combat.material()).assumptions())));
    sections.add(new Page.Run(facts));
    sections.add(new Page.Verdicts(games));
    if (!charts.isEmpty()) {
      sections.add(new Page.Charts(charts));
    }
    sections.add(new Page.Stories(stories));
    sections.add(new Page.Files(written));
    return new Page(
        combat.rulebook().title() + " – rules that run",
        "The four examples of the rulebook, replayed with the clauses that decide each step, and a"
            + " batch of simulated games. "
            + Words.printed(GameAnswer.sentence(games)),
        combat.rulebook(),
        sections);
  }

  private static String text(SimulationEntry summary) {
    var text = new StringWriter();
    new SimulationText(new Ink(false)).print(summary, new PrintWriter(text, true));
    return text.toString();
  }

  private void write(String name, String text, String holds) throws IOException {
    folder.write(name, text);
    written.add(new Page.Written(name, holds));
  }
}
