package dev.rulewright.reports.html;

import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.PartialAnswers;
import java.util.List;

/// Writes what an experiment answers, how it was found, and how it can be found again.
final class AnswerText {

  private AnswerText() {}

  static Markup of(Page.Answer answer) {
    Conclusion conclusion = answer.conclusion();
    return Markup.of(
        """
        <section id="answer">
        <p class="answer">{}</p>
        {}{}{}{}</section>
        """,
        Words.printed(conclusion.sentence()),
        answer.parts().map(AnswerText::parts).orElse(Markup.NOTHING),
        plan(conclusion),
        answer
            .command()
            .map(command ->
                Markup.of(
                    """
                    <h3>Run it again</h3>
                    <pre class="command"><code>{}</code></pre>
                    """,
                    Markup.each(List.of(command.split(" (?=-)", -1)), AnswerText::option)))
            .orElse(Markup.NOTHING),
        facts(conclusion));
  }

  /// An option of a call with its value; it does not break at its hyphens.
  private static Markup option(String option) {
    return Markup.of("<span>{}</span> ", option);
  }

  private static Markup parts(PartialAnswers parts) {
    Scale percent = Scale.percent("");
    return Markup.of(
        "<dl class=\"parts\">\n"
            + "{}</dl>\n"
            + "<p class=\"note\">Numbers: percent with their 95\u00a0% intervals; an effect in"
            + " percentage points.</p>\n",
        Markup.each(
            parts.rows(),
            part ->
                Markup.of(
                    "<dt>{}</dt><dd><strong>{}</strong>{} <strong>{}</strong></dd>\n",
                    part.question(),
                    Words.printed(part.inAWord()),
                    Words.printed(part.reason()),
                    percent.text(100 * part.estimate(), 100 * part.low(), 100 * part.high()))));
  }

  /// The plan without the question, which is the title.
  private static Markup plan(Conclusion conclusion) {
    List<String> steps =
        conclusion.plan().stream().filter(step -> !step.equals(conclusion.question())).toList();
    return steps.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            """
            <h3>Planned before the first game</h3>
            <ul class="plan">
            {}</ul>
            """,
            Markup.each(steps, step -> Markup.of("<li>{}</li>\n", Words.printed(step))));
  }

  private static Markup facts(Conclusion conclusion) {
    return Markup.of(
        """
        <details>
        <summary>Settings, seed and versions</summary>
        <dl class="facts">
        {}{}</dl>
        </details>
        """,
        conclusion.base().isEmpty()
            ? Markup.of("<dt>settings</dt><dd>as in the box</dd>\n")
            : Markup.facts(conclusion.base()),
        Markup.facts(conclusion.basis()));
  }

  static Markup notes(List<String> notes) {
    return notes.isEmpty()
        ? Markup.NOTHING
        : Markup.section(
            "notes",
            "What the numbers mean",
            Markup.each(
                notes, note -> Markup.of("<p class=\"note\">{}</p>\n", Words.printed(note))));
  }
}
