package dev.rulewright.cli.site;

import dev.rulewright.cli.bench.pages.Consequences;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.reports.markup.Markup;
import java.util.List;

/// Writes what a rulebook leaves open: the questions with their answers, those first that move play
/// most.
record QuestionsPage(Site site) {

  private static final String PATH = "questions.html";

  SitePage page() {
    List<Question> ranked = site.consequences().ordered(site.rulebook().questions());
    return new SitePage(
        PATH,
        "Questions",
        Markup.of(
            "<p class=\"note\">{}</p>\n{}",
            ranked.isEmpty() ? "The rulebook leaves nothing open." : site.consequences().order(),
            Markup.each(ranked, this::question)));
  }

  private Markup question(Question question) {
    Links links = Links.from(PATH, site.language());
    return Markup.of(
        """
        <section class="question" id="{}">
        <h2><span class="number">{}</span> {}</h2>
        <p class="note">{}</p>
        <ul>
        {}</ul>
        <p>{}: {} <span class="note">{}</span>{}</p>
        {}</section>
        """,
        question.id(),
        question.id(),
        question.asks(),
        site.consequences().of(question).map(Consequences.Measured::sentence).orElse(""),
        answers(question),
        support(question),
        question.argument(),
        question.name() + question.status().mark(),
        links.cited(question.clauses()),
        scenarios(question, links));
  }

  private static String support(Question question) {
    return "The standard answer is '%s' (%s)"
        .formatted(question.standard(), JsonObject.word(question.support()));
  }

  /// The answers to a question as items of a list, those that are not played last.
  static Markup answers(Question question) {
    return Markup.of(
        "{}{}",
        Markup.each(
            question.answers(),
            answer ->
                Markup.of(
                    "<li>{}{}</li>\n",
                    answer.name().equals(question.standard())
                        ? Markup.of("<strong>{}</strong>", answer.sentence())
                        : answer.sentence(),
                    source(answer, answer.name().equals(question.standard())))),
        Markup.each(
            question.unplayed(),
            unplayed ->
                Markup.of(
                    "<li>{}{} <span class=\"note\">not played: {}</span></li>\n",
                    unplayed.answer().sentence(),
                    source(unplayed.answer(), false),
                    unplayed.because())));
  }

  private static Markup source(Answer answer, boolean isStandard) {
    return Markup.of(
        " <span class=\"note\">{}{}{}</span>",
        answer.name(),
        isStandard ? ", standard" : "",
        answer.editions().isEmpty() ? "" : ", printed in " + String.join(", ", answer.editions()));
  }

  private Markup scenarios(Question question, Links links) {
    Markup items =
        links.scenarios(site.scenarios().stream().filter(each -> each.isAbout(question)).toList());
    return items.equals(Markup.NOTHING)
        ? items
        : Markup.of("<p>Where the answers part:</p><ul>\n{}</ul>\n", items);
  }
}
