package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.OtherAnswers;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Line;
import java.time.Duration;

/// Writes which answers to which questions would make a line come out otherwise, those of which the
/// same comes together.
public record OtherwisePage(Address address, Line<?, ?> line, Telling telling) {

  private static final Duration LIMIT = Duration.ofSeconds(10);

  /// What other answers make of it.
  public OtherAnswers others() {
    return OtherAnswers.of(line, true, telling.words(), TimeLimit.of(LIMIT, "other answers"));
  }

  public Markup markup() {
    OtherAnswers others = others();
    return Markup.of(
        "<div>{}{}<p class=\"note\">{} other answers change nothing.</p></div>",
        others.refusing().isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<p>Legal because of how these clauses are read: {}</p>\n",
                Markup.each(others.refusing(), telling::clause)),
        others.byOutcome().entrySet().stream()
            .map(each ->
                Markup.of(
                    "<div class=\"otherwise\"><p>{}</p><ul>{}</ul></div>\n",
                    each.getKey(),
                    Markup.each(each.getValue(), this::answer)))
            .toList(),
        others.unchanged());
  }

  private Markup answer(RuledOut other) {
    Question.Answer answer = other.answer();
    return Markup.of(
        "<li>{} <a href=\"{}\" title=\"{}: replay the line under it\">{}</a> <span"
            + " class=\"note\">{}</span></li>",
        other.question().asks(),
        address.with(Address.READING, other.in(address.reading())).href(TablePage.PATH),
        other,
        answer.sentence(),
        answer.editions().isEmpty()
            ? ""
            : " Printed in " + String.join(", ", answer.editions()) + ".");
  }
}
