package dev.rulewright.cli.site;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.ClauseText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Writes the clauses of a game: all on one page, and each on its own with what it says, what
/// editions print of it, what is unclear about it, and the scenarios that have to do with it.
record ClausePages(Site site) {

  private static final String PATH = "clauses.html";

  /// The page of all clauses.
  SitePage all() {
    Links links = Links.from(PATH, site.language());
    return new SitePage(
        PATH,
        "Clauses",
        Markup.of(
            """
            <p class="note">What a clause says is told in our own words; the lines are those of the editions' texts.</p>
            {}\
            """,
            Markup.each(
                site.rulebook().clauses().stream().map(ClausePages::chapter).distinct().toList(),
                chapter -> chapter(chapter, links))));
  }

  /// The chapter of a clause, as its identifier has it.
  private static String chapter(Clause clause) {
    int hyphen = clause.id().lastIndexOf('-');
    return hyphen < 0 ? clause.id() : clause.id().substring(0, hyphen);
  }

  private Markup chapter(String chapter, Links links) {
    var clauses = new ArrayList<Clause>();
    site.rulebook().clauses().stream()
        .filter(each -> chapter(each).equals(chapter))
        .forEach(clauses::add);
    return Markup.of(
        "<section><h2>{}</h2>\n<dl class=\"catalogue\">\n{}</dl></section>\n",
        chapter,
        Markup.each(
            clauses,
            clause ->
                Markup.of(
                    "<dt><a href=\"{}\">{}</a></dt><dd>{}</dd>\n",
                    links.to(Links.page(clause.id())),
                    clause.id() + clause.status().mark(),
                    clause.paraphrase())));
  }

  /// The page of a clause.
  SitePage of(Clause clause) {
    String path = Links.page(clause.id());
    Links links = Links.from(path, site.language());
    return new SitePage(
        path,
        clause.id(),
        Markup.of(
            """
            <p class="lead">{}</p>
            <p class="note">{}</p>
            {}{}{}{}{}{}\
            """,
            clause.paraphrase(),
            printed(clause),
            clause
                .notModelled()
                .map(why -> Markup.of("<p class=\"note\">Not modelled: {}</p>\n", why))
                .orElse(Markup.NOTHING),
            site.wording().of(clause),
            Site.section("What is unclear about it", questions(clause, links)),
            scenarios("Its examples", each -> each.isAbout(clause), links),
            scenarios(
                "Where it refuses a move",
                each -> !each.isAbout(clause) && each.refusesBy(clause),
                links),
            scenarios(
                "Where else it is cited",
                each -> !each.isAbout(clause) && !each.refusesBy(clause) && each.cites(clause),
                links)));
  }

  private static String printed(Clause clause) {
    String where = ClauseText.printed(clause);
    return clause.citations().isEmpty()
        ? "Printed in no edition" + clause.status().mark() + (where.isEmpty() ? "" : " · " + where)
        : "Printed: " + where;
  }

  /// The questions that it raises, with their answers.
  private Markup questions(Clause clause, Links links) {
    List<Question> raised =
        site.rulebook().questions().stream()
            .filter(each -> each.clauses().contains(clause))
            .toList();
    return Markup.each(
        raised,
        question ->
            Markup.of(
                "<li><a href=\"{}\">{}</a> {}<ul>\n{}</ul></li>\n",
                links.to(question),
                question.id(),
                question.asks(),
                QuestionsPage.answers(question)));
  }

  private Markup scenarios(String heading, Predicate<Told> which, Links links) {
    return Site.section(heading, links.scenarios(site.scenarios().stream().filter(which).toList()));
  }
}
