package dev.rulewright.cli.files;

import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.html.Page;
import dev.rulewright.scenarios.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The folder that `demo` fills beside the run of its games. The charts are drawn from the tables
/// that were written.
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

  /// Writes everything else, when the run is there.
  ///
  /// @return the files written, those of the examples included
  List<String> writeReport(ReportPage report, List<Transcript<?, ?>> stories) throws IOException {
    written.add(new Page.Written("games.csv", "one line for each game"));
    written.add(new Page.Written("games-columns.csv", "what the columns of games.csv mean"));
    write("summary.md", report.markdown(), "the games summed up");
    for (Chart chart : report.charts()) {
      String name = "charts/" + chart.id();
      folder.write(name + ".png", chart.png(Format.PAGE));
      written.add(new Page.Written(name + ".png", "a chart, 300 dots per inch"));
      write(name + ".svg", chart.svg(Format.PAGE), "the same chart, as lines");
    }
    write("index.html", page(report, stories).html(), "all of it on one page");
    return written.stream().map(Page.Written::name).toList();
  }

  private Page page(ReportPage report, List<Transcript<?, ?>> stories) {
    var sections = new ArrayList<Page.Section>(report.sections());
    sections.add(new Page.Stories(stories));
    sections.add(new Page.Files(written));
    return new Page(
        report.combat().rulebook().title() + " – rules that run",
        "The four examples of the rulebook, replayed with the clauses that decide each step, and a"
            + " batch of simulated games: "
            + report.title(),
        report.combat().rulebook(),
        sections);
  }

  private void write(String name, String text, String holds) throws IOException {
    folder.write(name, text);
    written.add(new Page.Written(name, holds));
  }
}
