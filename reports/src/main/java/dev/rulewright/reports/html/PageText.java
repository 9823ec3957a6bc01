package dev.rulewright.reports.html;

import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.reports.storyboard.ClauseText;
import dev.rulewright.reports.storyboard.Storyboard;
import dev.rulewright.scenarios.Plays;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Writes a page. The page asks the network for nothing, and its policy forbids it to.
final class PageText {

  private static final Markup STYLE =
      Markup.of(
          "{}{}{}", Markup.COLOURS, Markup.shipped(PageText.class, "page.css"), PictureSvg.STYLE);

  private PageText() {}

  static Markup of(Page page) {
    return document(
        page.title(),
        List.of(page),
        Markup.of("<p class=\"game\">{}</p>\n", page.rulebook().title()),
        page.lead(),
        sections(page));
  }

  static Markup of(Chapters whole) {
    return document(
        whole.title(),
        whole.chapters(),
        Markup.NOTHING,
        whole.lead(),
        Markup.of(
            "<ul class=\"contents\">\n{}</ul>\n{}",
            Markup.each(
                whole.chapters(),
                page ->
                    Markup.of(
                        "<li><a href=\"#{}\">{}</a></li>\n", page.rulebook().game(), page.title())),
            Markup.each(whole.chapters(), PageText::chapter)));
  }

  private static Markup chapter(Page page) {
    String game = page.rulebook().game();
    return Markup.of(
        "<article id=\"{}\">\n{}{}</article>\n",
        game,
        heading(page.title(), page.lead()),
        sections(page).within(game));
  }

  private static Markup document(
      String title, List<Page> pages, Markup above, String lead, Markup content) {
    boolean hasTables =
        pages.stream()
            .flatMap(page -> page.sections().stream())
            .anyMatch(Page.Tables.class::isInstance);
    return Markup.of(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'{}">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>{}</title>
        <style>
        {}</style>
        </head>
        <body>
        <header>
        {}{}</header>
        <main>
        {}</main>
        </body>
        </html>
        """,
        hasTables ? new Markup(TableText.policy()) : Markup.NOTHING,
        title,
        STYLE,
        above,
        heading(title, lead),
        content);
  }

  private static Markup heading(String title, String lead) {
    return Markup.of(
        "<h1>{}</h1>\n{}",
        title,
        lead.isEmpty() ? Markup.NOTHING : Markup.of("<p class=\"lead\">{}</p>\n", lead));
  }

  private static Markup sections(Page page) {
    return Markup.of(
        "{}{}",
        Markup.each(page.sections(), PageText::section),
        ClauseText.table(page.rulebook(), stories(page)));
  }

  private static Markup section(Page.Section section) {
    return switch (section) {
      case Page.Answer answer -> AnswerText.of(answer);
      case Page.Notes notes -> AnswerText.notes(notes.notes());
      case Page.Facts facts -> facts(facts);
      case Page.Assumptions assumptions -> assumptions(assumptions);
      case Page.Verdicts verdicts -> VerdictText.of(verdicts.games());
      case Page.Properties properties -> CheckText.of(properties.checks());
      case Page.Charts charts -> charts(charts);
      case Page.Tables tables -> TableText.of(tables.tables());
      case Page.Stories stories -> new Storyboard(stories.language()).of(stories.stories());
      case Page.Files files -> files(files);
    };
  }

  private static List<Plays> stories(Page page) {
    return page.sections().stream()
        .<Plays>mapMulti((section, take) -> {
          if (section instanceof Page.Stories stories) {
            stories.stories().forEach(take);
          }
        })
        .toList();
  }

  private static Markup facts(Page.Facts section) {
    return Markup.section(
        "facts",
        section.title(),
        Markup.of("<dl class=\"facts\">\n{}</dl>\n", Markup.facts(section.facts())));
  }

  private static Markup assumptions(Page.Assumptions section) {
    int entries = section.assumed().size();
    if (entries == 0) {
      return Markup.NOTHING;
    }
    return Markup.of(
        """
        <aside id="assumptions">
        <p><strong>These numbers rest on assumed values.</strong> The rulebook does not say everything that is \
        played with: {} assumed, wholly or in part. Other values may give other results.</p>
        <details>
        <summary>What is assumed</summary>
        <ul>
        {}</ul>
        </details>
        </aside>
        """,
        entries == 1 ? "one entry of the tables is" : entries + " entries of the tables are",
        Markup.each(section.assumed(), assumption -> Markup.of("<li>{}</li>\n", assumption)));
  }

  private static Markup charts(Page.Charts section) {
    return Markup.section(
        "charts",
        "Charts",
        Markup.each(
            section.charts(),
            chart ->
                chart.isLong() && !chart.equals(section.charts().getFirst())
                    ? folded(chart)
                    : chart(chart)));
  }

  /// Long charts behind the first one are closed at first, as tables are.
  private static Markup folded(Chart chart) {
    return Markup.of(
        """
        <details class="folded">
        <summary>{}</summary>
        {}</details>
        """,
        chart.title(),
        chart(chart));
  }

  private static Markup chart(Chart chart) {
    return Markup.of(
        """
        <figure id="chart-{}">
        <div class="wide">{}</div>
        <div class="narrow">{}</div>
        </figure>
        """,
        chart.id(),
        new Markup(chart.element(Format.PAGE)),
        new Markup(chart.element(Format.COLUMN)));
  }

  private static Markup files(Page.Files section) {
    return Markup.section(
        "files",
        "Files",
        Markup.of(
            "<dl class=\"files\">\n{}</dl>\n",
            Markup.each(
                section.files(),
                file ->
                    Markup.of(
                        "<dt><a href=\"./{}\">{}</a></dt><dd>{}</dd>\n",
                        link(file.name()),
                        file.name(),
                        file.holds()))));
  }

  private static String link(String name) {
    return Arrays.stream(name.split("/", -1))
        .map(part -> URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20"))
        .collect(Collectors.joining("/"));
  }
}
