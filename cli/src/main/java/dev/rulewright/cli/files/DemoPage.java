package dev.rulewright.cli.files;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.rulings.GameEntry;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.storyboard.Storyboard;
import dev.rulewright.scenarios.Title;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFolder;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What the demo says of one game.
///
/// @param groups the scenarios that are told
/// @param isWhole whether the game is told at length
record DemoPage(GameEntry game, List<Group> groups, boolean isWhole) {

  /// The language of titles and names.
  static final String LANGUAGE = "en";

  /// Scenarios under a heading.
  record Group(String heading, List<Storyboard.Story> stories) {}

  /// Whether every scenario holds.
  boolean holds() {
    return stories().stream().allMatch(story -> story.plays().passed());
  }

  private List<Storyboard.Story> stories() {
    return groups.stream().flatMap(group -> group.stories().stream()).toList();
  }

  /// The game as a line of a table.
  List<String> line() {
    return List.of(
        game.box().name(),
        String.valueOf(game.box().rulebook().clauses().size()),
        String.valueOf(game.box().rulebook().questions().size()),
        String.valueOf(game.assumed().size()),
        "%d %s".formatted(stories().size(), holds() ? "hold" : "do not all hold"));
  }

  /// The scenarios, then who wins, then what the rulebook settles.
  ///
  /// @param out the folder in which the games of each game have been kept
  Page page(Path out, Console console) throws IOException {
    String name = game.box().name();
    var sections = new ArrayList<Page.Section>();
    int first = 1;
    for (Group group : groups) {
      sections.add(new Page.Stories(group.heading(), first, group.stories(), LANGUAGE));
      first += group.stories().size();
    }
    var written = new ArrayList<Page.Written>();
    written.add(new Page.Written(name + "/games.csv", "one line for each game"));
    ReportPage report = ReportPage.of(out.resolve(name), game.box(), console::warn);
    for (Page.Section section : report.sections()) {
      switch (section) {
        case Page.Charts charts -> {
          for (Chart chart : charts.charts()) {
            written.addAll(written(chart, name + "/charts/" + chart.id(), out));
          }
          sections.add(isWhole ? charts : new Page.Charts(charts.charts().subList(0, 1)));
        }
        case Page.Tables _ -> {} // They are in the folder; `report` shows them.
        case Page.Verdicts _, Page.Notes _ -> {
          if (isWhole) {
            sections.add(section);
          }
        }
        default -> sections.add(section);
      }
    }
    sections.add(new Page.Facts("What the rulebook settles", game.settled()));
    sections.add(new Page.Files(written));
    return new Page(game.box().rulebook().title(), about(), game.box().rulebook(), sections);
  }

  private static List<Page.Written> written(Chart chart, String file, Path out) throws IOException {
    WholeFile.write(out.resolve(file + ".png"), chart.png(Format.PAGE));
    WholeFile.write(out.resolve(file + ".svg"), chart.svg(Format.PAGE));
    return List.of(
        new Page.Written(file + ".png", "a chart, 300 dots per inch"),
        new Page.Written(file + ".svg", "the same chart, as lines"));
  }

  private String about() {
    return game.scenarios()
        .flatMap(folder -> Contents.in(ScenarioFolder.at(folder)).about())
        .map(Title::toString)
        .orElse("");
  }
}
