package dev.rulewright.reports.markdown;

import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.columns.TableColumn;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.Games;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A folder of results as Markdown with tables as GitHub writes them.
///
/// **Text is escaped**, so that a card's name cannot become a link, a heading or HTML.
public final class MarkdownReport {

  /// Rows beyond these are left to the file.
  private static final int MOST_ROWS = 100;

  private final StringBuilder text = new StringBuilder();

  private MarkdownReport() {}

  /// The report.
  ///
  /// @param title the heading
  /// @param lead what the report is about, in one or two sentences
  /// @param assumptions what is assumed, one sentence each
  public static String of(
      String title, String lead, ResultFolder folder, List<String> assumptions) {
    var report = new MarkdownReport();
    report.paragraph("# " + escaped(title));
    report.paragraph(escaped(lead));
    folder.conclusion().ifPresent(found -> report.answer(found, folder.command()));
    folder.onlyGames().ifPresent(report::games);
    folder.allTables().forEach(report::table);
    folder
        .conclusion()
        .ifPresent(found -> report.list("What the numbers mean", printed(found.notes())));
    report.list("What is assumed", assumptions);
    return report.text.toString();
  }

  private void answer(Conclusion found, Optional<String> command) {
    paragraph("**" + escaped(Words.printed(found.sentence())) + "**");
    list("Planned before the first game", printed(found.plan()));
    command.ifPresent(call -> {
      paragraph("## Run it again");
      // Indented text is code, in which nothing means anything; so a call on one line cannot leave
      // it.
      paragraph("    " + call.replaceAll("[\r\n]+", " "));
    });
    var settings = new ArrayList<String>();
    found.base().forEach((key, value) -> settings.add(key + " = " + value));
    found.basis().forEach((key, value) -> settings.add(key + ": " + value));
    list("Settings, seed and versions", settings);
  }

  private void games(Games games) {
    paragraph("## Who wins");
    paragraph(
        "%s, %s of them decided; shares are of the decided games, with 95 %% intervals."
            .formatted(Words.count(games.count(), "game"), Words.number(games.decided())));
    games
        .summary()
        .flatMap(Summary::warning)
        .ifPresent(warning -> paragraph("**Warning:** " + escaped(warning) + "."));
    Table shares = games.table();
    table(shares.columns(), shares.rows());
  }

  private void table(ResultTable table) {
    paragraph("## " + escaped(Words.name(table.name())));
    List<TableColumn> columns = TableColumn.of(table);
    table(
        columns.stream().map(TableColumn::heading).toList(),
        table.rows().stream()
            .map(row -> columns.stream().map(column -> column.text().apply(row)).toList())
            .toList());
    if (table.rows().size() > MOST_ROWS) {
      paragraph(
          "The first %s of %s rows; all are in %s.csv."
              .formatted(MOST_ROWS, Words.number(table.rows().size()), escaped(table.name())));
    }
  }

  private void table(List<String> columns, List<List<String>> rows) {
    var lines = new ArrayList<String>();
    lines.add(row(escaped(columns)));
    lines.add(row(Collections.nCopies(columns.size(), "---")));
    rows.stream().limit(MOST_ROWS).map(row -> row(escaped(row))).forEach(lines::add);
    paragraph(String.join("\n", lines));
  }

  private void list(String heading, List<String> items) {
    List<String> filled = items.stream().filter(item -> !item.isBlank()).toList();
    if (!filled.isEmpty()) {
      paragraph("## " + heading);
      paragraph(
          filled.stream().map(item -> "- " + escaped(item)).collect(Collectors.joining("\n")));
    }
  }

  private static List<String> printed(List<String> sentences) {
    return sentences.stream().map(Words::printed).toList();
  }

  private static String row(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static List<String> escaped(List<String> cells) {
    return cells.stream().map(MarkdownReport::escaped).toList();
  }

  private void paragraph(String paragraph) {
    text.append(text.isEmpty() ? "" : "\n").append(paragraph).append('\n');
  }

  /// Without anything that Markdown or HTML would take for more than a letter.
  private static String escaped(String plain) {
    return plain
        .replaceAll("[\\\\`*_\\[\\]|#~]", "\\\\$0")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replaceAll("[\r\n]+", " ");
  }
}
