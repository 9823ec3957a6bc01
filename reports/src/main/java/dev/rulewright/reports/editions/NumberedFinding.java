package dev.rulewright.reports.editions;

import dev.rulewright.kernel.Shown;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;

/// A finding with its number on the page.
///
/// @param number from 1
record NumberedFinding(int number, Finding finding) {

  Matter matter() {
    return Matter.of(finding.kind());
  }

  String explanation() {
    return finding.kind() + ": " + finding.explanation();
  }

  /// What stands in the margin.
  Markup note(ReadingCopy.Judged judged) {
    return Markup.of(
        """
        <div class="finding {}" id="f{}" tabindex="-1" data-id="{}" data-kind="{}" data-severity="{}" \
        data-edition="{}" data-status="{}" data-note="{}">
        <p class="head"><a class="no" href="#f{}">{}</a> <span class="kind {}">{}</span> \
        <span class="severity">{}</span> <span class="confidence" title="how likely the editions differ">{}</span>{}</p>
        <p>{}</p>
        <dl>{}</dl>
        {}<p class="judged">{}</p>
        </div>
        """,
        finding.severity(),
        number,
        finding.id(),
        finding.kind(),
        finding.severity(),
        finding.deviates().orElse("undecided"),
        judged.status(),
        judged.note(),
        number,
        number,
        matter(),
        finding.kind(),
        finding.severity(),
        Math.round(100 * finding.confidence()) + " %",
        finding
            .deviates()
            .map(alone -> Markup.of(" <span class=\"alone\">{} is alone</span>", alone))
            .orElse(Markup.NOTHING),
        finding.explanation(),
        Markup.each(List.copyOf(finding.row().units().keySet()), this::said),
        link(),
        judged.text());
  }

  private Markup said(String language) {
    Said said = finding.said(language);
    return Markup.of(
        "<div><dt>{}</dt><dd lang=\"{}\">{}</dd></div>",
        language,
        language,
        said.words().isEmpty()
            ? said.value().isEmpty() ? "–" : said.value()
            : Markup.of("<q>{}</q>", Shown.briefly(said.words())));
  }

  private Markup link() {
    String question = finding.link().question();
    String scenario = finding.link().scenario();
    return Markup.of(
        "{}{}",
        question.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<p class=\"link\">In these lines the editions answer {} differently, or one does not.</p>\n",
                question),
        scenario.isEmpty()
            ? Markup.NOTHING
            : Markup.of("<p class=\"link\">It is played in {}.</p>\n", scenario));
  }
}
