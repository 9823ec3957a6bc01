package dev.rulewright.cli.site;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.file.Contents;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Writes the first page of a site: what the game is about, the scenarios to begin with, the
/// questions that matter most, and all scenarios by chapters.
record FrontPage(Site site) {

  /// Questions that are not left to their own page.
  private static final int MOST_QUESTIONS = 6;

  SitePage page() {
    String title = site.rulebook().title();
    return new SitePage(
        "index.html",
        title,
        Markup.of(
            """
            <p class="lead">{}</p>
            {}<div class="columns">
            {}{}</div>
            {}\
            """,
            site.contents().about().map(each -> each.in(site.language())).orElse(""),
            picture(),
            Markup.each(site.contents().shown(), this::group),
            questions(),
            chapters()));
  }

  private Links links() {
    return Links.from("index.html", site.language());
  }

  private Stream<Told> at(String path) {
    return site.scenarios().stream().filter(each -> each.path().equals(path));
  }

  /// The position with which the scenario begins that stands for the game.
  private Markup picture() {
    Optional<Told> first =
        site.contents().shown().stream()
            .flatMap(group -> group.files().stream())
            .findFirst()
            .flatMap(path -> at(path).findFirst());
    return first
        .map(told ->
            Markup.of(
                "<a class=\"cover\" href=\"{}\" aria-label=\"{}\">{}</a>\n",
                links().to(told.page()),
                told.title(site.language()),
                picture(told.plays().transcripts().getFirst())))
        .orElse(Markup.NOTHING);
  }

  private <P, M> Markup picture(Transcript<P, M> play) {
    var names = site.box().sentences().in(site.language()).names();
    return PictureSvg.element(
        Pictured.of(play.opening().game(), play.opening().given(), Optional.empty()).named(names),
        Marked.NOTHING);
  }

  private Markup group(Contents.Group group) {
    return Site.section(
        group.heading(), links().scenarios(group.files().stream().flatMap(this::at).toList()));
  }

  private Markup questions() {
    List<Question> first =
        site.consequences().ordered(site.rulebook().questions()).stream()
            .limit(MOST_QUESTIONS)
            .toList();
    return Site.section("What is unclear", links().questions(first));
  }

  private Markup chapters() {
    List<String> folders = site.scenarios().stream().map(Told::folder).distinct().toList();
    return folders.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<section><h2>All scenarios</h2>\n{}</section>\n", Markup.each(folders, this::chapter));
  }

  private Markup chapter(String folder) {
    List<Told> within =
        site.scenarios().stream().filter(each -> each.folder().equals(folder)).toList();
    return Markup.of(
        "<details><summary>{} <span class=\"note\">{}</span></summary><ul>\n{}</ul></details>\n",
        site.contents().chapter(folder).in(site.language()),
        within.size(),
        links().scenarios(within));
  }
}
