package dev.rulewright.cli.bench;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Writes which answers to which questions would make a line come out otherwise, those of which the
/// same comes together.
record OtherwisePage(Address address, Line<?, ?> line) {

  private static final Duration LIMIT = Duration.ofSeconds(10);

  Markup markup() {
    ReadingTable table = line.otherwise(TimeLimit.of(LIMIT, "other answers"));
    var byOutcome = new LinkedHashMap<String, List<Row>>();
    table
        .rows()
        .forEach(row -> byOutcome.computeIfAbsent(row.outcome(), _ -> new ArrayList<>()).add(row));
    return Markup.of(
        "<div>{}<p class=\"note\">{} other answers change nothing.</p></div>",
        byOutcome.entrySet().stream()
            .map(each ->
                Markup.of(
                    "<div class=\"otherwise\"><p>{}</p><ul>{}</ul></div>\n",
                    each.getKey(),
                    Markup.each(each.getValue(), this::answer)))
            .toList(),
        table.unchanged());
  }

  private Markup answer(Row row) {
    int equals = row.reading().indexOf('=');
    String id = row.reading().substring(0, equals);
    String name = row.reading().substring(equals + 1);
    Question question = line.box().readings().question(id, Place.of(Address.READING));
    Question.Answer answer = question.answer(name).orElseThrow();
    return Markup.of(
        "<li><a href=\"{}\" title=\"replay the line under it\">{}</a> {} <span"
            + " class=\"note\">{}{}</span></li>",
        address
            .with(Address.READING, new RuledOut(question, answer).in(address.reading()))
            .href(TablePage.PATH),
        row.reading(),
        question.asks(),
        answer.sentence(),
        answer.editions().isEmpty()
            ? ""
            : " Printed in " + String.join(", ", answer.editions()) + ".");
  }
}
